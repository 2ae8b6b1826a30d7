package critterbake.sim.loop;

/** Small dense matrices of doubles, by rows: as much linear algebra as closing a loop needs. */
final class LinearSystem {
  private LinearSystem() {}

  static double[][] product(double[][] a, double[][] b) {
    int n = a.length;
    double[][] c = new double[n][n];
    for (int i = 0; i < n; i++) {
      for (int k = 0; k < n; k++) {
        double factor = a[i][k];
        for (int j = 0; factor != 0 && j < n; j++) {
          c[i][j] += factor * b[k][j];
        }
      }
    }
    return c;
  }

  /** The matrix multiplied by itself so often, by repeated squaring. */
  static double[][] power(double[][] matrix, long exponent) {
    double[][] result = identity(matrix.length);
    double[][] square = matrix;
    for (long left = exponent; left > 0; left >>= 1) {
      if ((left & 1) == 1) {
        result = product(result, square);
      }
      if (left > 1) {
        square = product(square, square);
      }
    }
    return result;
  }

  static double[][] identity(int n) {
    double[][] result = new double[n][n];
    for (int i = 0; i < n; i++) {
      result[i][i] = 1;
    }
    return result;
  }

  /** Solves (I - m) x = b by elimination with row pivots; m and b are kept. */
  static double[] solveFixedPoint(double[][] m, double[] b) {
    int n = b.length;
    double[][] a = new double[n][n + 1];
    for (int i = 0; i < n; i++) {
      for (int j = 0; j < n; j++) {
        a[i][j] = (i == j ? 1 : 0) - m[i][j];
      }
      a[i][n] = b[i];
    }
    for (int column = 0; column < n; column++) {
      swap(a, column, pivot(a, column));
      eliminateBelow(a, column);
    }
    return substituteBack(a);
  }

  private static int pivot(double[][] a, int column) {
    int best = column;
    for (int row = column + 1; row < a.length; row++) {
      if (Math.abs(a[row][column]) > Math.abs(a[best][column])) {
        best = row;
      }
    }
    return best;
  }

  private static void swap(double[][] a, int i, int j) {
    double[] row = a[i];
    a[i] = a[j];
    a[j] = row;
  }

  private static void eliminateBelow(double[][] a, int column) {
    int n = a.length;
    for (int row = column + 1; row < n; row++) {
      double factor = a[row][column] / a[column][column];
      for (int j = column; factor != 0 && j <= n; j++) {
        a[row][j] -= factor * a[column][j];
      }
    }
  }

  private static double[] substituteBack(double[][] a) {
    int n = a.length;
    double[] x = new double[n];
    for (int row = n - 1; row >= 0; row--) {
      double sum = a[row][n];
      for (int j = row + 1; j < n; j++) {
        sum -= a[row][j] * x[j];
      }
      x[row] = sum / a[row][row];
    }
    return x;
  }
}

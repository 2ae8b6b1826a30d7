package critterbake.cli;

import static com.tngtech.archunit.base.DescribedPredicate.not;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAPackage;
import static com.tngtech.archunit.core.domain.JavaClass.Predicates.resideInAnyPackage;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noClasses;
import static com.tngtech.archunit.lang.syntax.ArchRuleDefinition.noFields;
import static com.tngtech.archunit.library.dependencies.SlicesRuleDefinition.slices;

import com.tngtech.archunit.core.importer.ImportOption;
import com.tngtech.archunit.junit.AnalyzeClasses;
import com.tngtech.archunit.junit.ArchTest;
import com.tngtech.archunit.lang.ArchRule;

/** Holds the modules to their places: dependencies run one way, and each knows only what it may. */
@AnalyzeClasses(packages = "critterbake", importOptions = ImportOption.DoNotIncludeTests.class)
class ArchitectureTest {
  @ArchTest
  static final ArchRule simIsPlainJava =
      noClasses()
          .that()
          .resideInAPackage("critterbake.sim..")
          .should()
          .dependOnClassesThat(
              not(
                  resideInAnyPackage(
                      "critterbake.sim..",
                      "java.lang..",
                      "java.math..",
                      "java.nio",
                      "java.nio.charset",
                      "java.util..",
                      "org.joml..")))
          .because("the motion knows no pictures, files, clocks or configuration formats");

  @ArchTest
  static final ArchRule rasterKnowsPosesOnly =
      noClasses()
          .that()
          .resideInAPackage("critterbake.raster..")
          .should()
          .dependOnClassesThat(
              resideInAPackage("critterbake.sim..")
                  .and(
                      not(
                          resideInAnyPackage(
                              "critterbake.sim.pose..",
                              "critterbake.sim.spec..",
                              "critterbake.sim.math.."))))
          .because("a pose is the only thing that pictures see of a creature");

  @ArchTest
  static final ArchRule rasterKnowsNoFilesOrFormats =
      noClasses()
          .that()
          .resideInAPackage("critterbake.raster..")
          .should()
          .dependOnClassesThat(
              resideInAnyPackage(
                  "critterbake.cli..",
                  "java.nio.file..",
                  "java.net..",
                  "java.time..",
                  "java.text..",
                  "picocli..",
                  "org.snakeyaml..",
                  "com.twelvemonkeys.."))
          .because("files, the command line and formats of configuration belong to cli");

  @ArchTest
  static final ArchRule onlyMainEndsTheProcess =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName(Main.class.getName())
          .should()
          .callMethod(System.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "exit", int.class)
          .orShould()
          .callMethod(Runtime.class, "halt", int.class)
          .because("everything below main runs in memory, in tests too");

  @ArchTest
  static final ArchRule onlyMainUsesTheStandardStreams =
      noClasses()
          .that()
          .doNotHaveFullyQualifiedName(Main.class.getName())
          .should()
          .accessField(System.class, "out")
          .orShould()
          .accessField(System.class, "err")
          .orShould()
          .accessField(System.class, "in")
          .because("commands write to the streams they are handed");

  @ArchTest
  static final ArchRule noSequentialGenerators =
      noFields()
          .should()
          .haveRawType("java.util.Random")
          .orShould()
          .haveRawType("java.util.SplittableRandom")
          .orShould()
          .haveRawType("java.util.random.RandomGenerator")
          .because("random numbers are counter-based");

  @ArchTest
  static final ArchRule noMutableStaticState =
      noFields()
          .that()
          .areStatic()
          .should()
          .notBeFinal()
          .because("a bake depends on its scenario alone");

  @ArchTest
  static final ArchRule simHasNoCycles =
      slices().matching("critterbake.sim.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule rasterHasNoCycles =
      slices().matching("critterbake.raster.(**)").should().beFreeOfCycles();

  @ArchTest
  static final ArchRule cliHasNoCycles =
      slices().matching("critterbake.cli.(**)").should().beFreeOfCycles();
}

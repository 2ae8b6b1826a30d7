@echo off
rem Runs Critterbake from any folder. Builds it on first use; all it writes lies in cli\target.
rem Unlike the launcher beside it, this one does not look for changed sources: after a change, delete
rem cli\target\critterbake.jar or run mvn package.
rem
rem   JAVA_HOME               the JDK to use; without it, the java.exe on the PATH
rem   CRITTERBAKE_JAVA_OPTS   further options for the JVM, such as -Xmx4g
rem
rem No path is ever expanded inside parentheses: "Program Files (x86)" would end the block.
setlocal EnableExtensions DisableDelayedExpansion

set "SELF=%~f0"
rem A symbolic link is listed as "name [target]".
for /f "tokens=2 delims=[]" %%L in ('dir /al "%~f0" 2^>nul ^| findstr /l /c:"<SYMLINK>"') do set "SELF=%%~fL"
for %%I in ("%SELF%") do set "ROOT=%%~dpI.."
for %%I in ("%ROOT%") do set "ROOT=%%~fI"
set "TARGET=%ROOT%\cli\target"
set "JAR=%TARGET%\critterbake.jar"

rem --- Java: JAVA_HOME before PATH, 17 or newer ---

if not defined JAVA_HOME goto java_on_path
set "JDK=%JAVA_HOME:"=%"
set "JAVA=%JDK%\bin\java.exe"
if exist "%JAVA%" goto java_found
echo critterbake: JAVA_HOME is %JDK%, but there is no bin\java.exe in it: point it at a JDK, 17 or newer>&2
exit /b 1

:java_on_path
set "JAVA="
for %%I in (java.exe) do set "JAVA=%%~$PATH:I"
if defined JAVA goto java_dir
echo critterbake: no Java found: install a JDK, 17 or newer, and set JAVA_HOME or put its java.exe on the PATH>&2
exit /b 1

:java_dir
for %%I in ("%JAVA%") do set "JDK=%%~dpI.."
for %%I in ("%JDK%") do set "JDK=%%~fI"

:java_found
rem The version stands in the JDK's "release" file; asking java itself is the way out.
set "VERSION="
if not exist "%JDK%\release" goto java_ask
for /f "usebackq tokens=1* delims==" %%A in ("%JDK%\release") do if "%%A"=="JAVA_VERSION" set "VERSION=%%~B"
if defined VERSION goto java_version

:java_ask
set "ANSWER=%TEMP%\critterbake-%RANDOM%%RANDOM%.txt"
"%JAVA%" -XshowSettings:properties -version >nul 2>"%ANSWER%"
for /f "usebackq tokens=1* delims== " %%A in ("%ANSWER%") do if "%%A"=="java.version" set "VERSION=%%B"
for /f "usebackq tokens=1* delims== " %%A in ("%ANSWER%") do if "%%A"=="java.home" set "JDK=%%B"
del "%ANSWER%" 2>nul
if defined VERSION goto java_version
echo critterbake: cannot tell the version of %JAVA%: set JAVA_HOME to a JDK, 17 or newer>&2
exit /b 1

:java_version
set "MAJOR="
set "MINOR="
for /f "tokens=1 delims=.-+_" %%A in ("%VERSION%") do set "MAJOR=%%A"
for /f "tokens=2 delims=.-+_" %%A in ("%VERSION%") do set "MINOR=%%A"
if "%MAJOR%"=="1" set "MAJOR=%MINOR%"
if %MAJOR% GEQ 17 goto jar
echo critterbake: needs Java 17 or newer, but %JAVA% is %VERSION%: set JAVA_HOME to a newer JDK>&2
exit /b 1

rem --- Build, when there is no jar ---

:jar
if exist "%JAR%" goto run
set "MVN="
for %%I in (mvn.cmd) do set "MVN=%%~$PATH:I"
if defined MVN goto have_maven
echo critterbake: not built yet, and no Maven found to build it: put mvn.cmd on the PATH>&2
exit /b 1

:have_maven
if exist "%JDK%\bin\javac.exe" goto lock
echo critterbake: not built yet, and %JDK% has no compiler: set JAVA_HOME to a full JDK, 17 or newer>&2
exit /b 1

rem One build at a time: the folder is the lock. A lock that stands for ten minutes was left behind.
:lock
set "LOCK=%TARGET%\launcher.lock"
set "LOG=%TARGET%\launcher.log"
set WAITED=0
if not exist "%TARGET%\" mkdir "%TARGET%" 2>nul
if exist "%TARGET%\" goto try_lock
echo critterbake: not built yet, and %TARGET% cannot be written>&2
exit /b 1

:try_lock
mkdir "%LOCK%" 2>nul && goto locked
if %WAITED%==0 echo waiting for another build of critterbake...>&2
set /a WAITED+=1
if %WAITED% GEQ 600 goto locked
ping -n 2 127.0.0.1 >nul
goto try_lock

:locked
if exist "%JAR%" goto unlock
echo building critterbake (first use)...>&2
set "JAVA_HOME=%JDK%"
pushd "%ROOT%"
call "%MVN%" -q -B -Dstyle.color=never -Dfast -Dlauncher "-Drunnable.jar=%LOCK%\new.jar" -pl cli -am package <nul >"%LOG%" 2>&1
popd
if exist "%LOCK%\new.jar" goto built
type "%LOG%" >&2
rmdir /s /q "%LOCK%" 2>nul
echo critterbake: the build failed; its log is %LOG%>&2
exit /b 1

:built
move /y "%LOCK%\new.jar" "%JAR%" >nul

:unlock
rmdir /s /q "%LOCK%" 2>nul

rem --- Run ---

:run
rem A bake is short: starting fast beats peak speed. The JVM's own log would go to standard output, so it is off.
set "FLAGS=-XX:+UseSerialGC -XX:TieredStopAtLevel=1 -XX:-UsePerfData -Xshare:auto -Xlog:disable -Djava.awt.headless=true"
set "FLAGS=%FLAGS% -XX:+UnlockDiagnosticVMOptions -XX:ArchiveRelocationMode=0"

rem The classes that the commands load, once per jar and JDK, as the launcher beside this one makes them. Batch files
rem cannot compare times, so the jar's size stands in the archive's name; a JVM ignores an archive of another jar.
for %%I in ("%JAR%") do set "SIZE=%%~zI"
set "ARCHIVE=%TARGET%\critterbake-%VERSION%-%SIZE%.jsa"
if exist "%ARCHIVE%" goto start
set "NEW=%TARGET%\new-%RANDOM%%RANDOM%"
mkdir "%NEW%" 2>nul
if not exist "%NEW%\" goto start
del "%TARGET%\critterbake-%VERSION%-*.jsa" 2>nul
"%JAVA%" %FLAGS% "-XX:DumpLoadedClassList=%NEW%.lst" -cp "%JAR%" critterbake.cli.Rehearsal "%ROOT%\configs\strider.yaml" "%NEW%" <nul >nul 2>&1
"%JAVA%" %FLAGS% -Xshare:dump "-XX:SharedClassListFile=%NEW%.lst" "-XX:SharedArchiveFile=%NEW%.jsa" -cp "%JAR%" <nul >nul 2>&1
rmdir /s /q "%NEW%" 2>nul
del "%NEW%.lst" 2>nul
if not exist "%NEW%.jsa" type nul >"%NEW%.jsa"
move /y "%NEW%.jsa" "%ARCHIVE%" >nul 2>&1

:start
"%JAVA%" %FLAGS% "-XX:SharedArchiveFile=%ARCHIVE%" %CRITTERBAKE_JAVA_OPTS% -jar "%JAR%" %*
exit /b %ERRORLEVEL%

import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

const run = promisify(execFile);

/** A Java machine that starts on a busy core takes some 6 s. */
const TIME_LIMIT_MS = 30_000;

/** Where Debian's `libopsin-java` puts it. */
const OPSIN_JAR = '/usr/share/java/opsin-cli.jar';

/** What a user without OPSIN can do. */
export const OPSIN_MISSING =
  'OPSIN, which reads systematic names, is not installed on this machine. On Debian or Ubuntu, `apt install libopsin-java default-jre-headless` installs it; restart the services afterwards.';

/**
 * Arguments for `java` that run OPSIN: little memory, and the compiler that starts fastest, since a run takes a
 * few seconds.
 */
export const OPSIN_COMMAND: readonly string[] = [
  '-Xmx256m',
  '-XX:+UseSerialGC',
  '-XX:TieredStopAtLevel=1',
  '-Dfile.encoding=UTF-8',
  '-Dstdout.encoding=UTF-8',
  '-jar',
  OPSIN_JAR,
];

let asked: Promise<string | null> | undefined;

/** The version of the OPSIN on this machine, null if there is none; determined once per process. */
export function opsinVersion(): Promise<string | null> {
  asked ??= askOpsinVersion('java');
  return asked;
}

/** The version in OPSIN's help (`usage: java -jar opsin-2.7.0-jar-with-dependencies.jar`), null if it does not run. */
export async function askOpsinVersion(program: string): Promise<string | null> {
  try {
    const { stdout } = await run(program, [...OPSIN_COMMAND, '--help'], { timeout: TIME_LIMIT_MS });
    return /\bopsin-(\d[\w.]*?)(?:-jar|\.jar)/i.exec(stdout)?.[1] ?? null;
  } catch {
    // no Java, no such file, or another program: in each case it cannot be used
    return null;
  }
}

import { CEPH_PACKAGES, hasCeph, startCeph } from 'delivery/testing';
import { command } from '../command-line/command';
import { run } from '../processes/run';
import { installPackages } from '../test/machine';

const HELP = `npm run trial -- s3
    the tests of files and front ends, against a real S3 server: Ceph's gateway, which root gets from Debian's packages`;

/** The tests of the API server that store, serve and delete files, and all that need a separate S3 server. */
const OF_FILES = 'src/files/|modules/(files|uploads|media|people-data|job-applications)/|backup/|\\.s3\\.test';
const OF_FRONT_ENDS = '\\.s3\\.test';

const secondsSince = (start: number): string => `${((Date.now() - start) / 1_000).toFixed(0)} s`;

/** The tests of one package, with files in the given bucket. */
async function test(project: string, patterns: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const start = Date.now();
  const jest = ['--selectProjects', project, '--runInBand', '--testPathPatterns', patterns];
  const { code } = await run('jest', jest, { env });
  console.log(`${project} on a real S3 server: ${code === 0 ? 'passed' : 'FAILED'} in ${secondsSince(start)}`);
  return code === 0;
}

export const main = (): void =>
  command({ help: HELP, options: {} }, async () => {
    if (!hasCeph() && !((await installPackages(...CEPH_PACKAGES)) && hasCeph())) {
      return console.log("Tests on a real S3 server: skipped. They need Ceph's gateway and root, on Debian or Ubuntu.");
    }
    const start = Date.now();
    const server = await startCeph();
    console.log(`Ceph's object gateway answers after ${secondsSince(start)}.`);
    try {
      await server.makeBucket('tests');
      const env = { ...server.env, TEST_S3: server.addressOf('tests', '<folder>') };
      const passed = [await test('delivery', OF_FRONT_ENDS, env), await test('api-server', OF_FILES, env)];
      if (passed.includes(false)) process.exitCode = 1;
    } finally {
      await server.stop();
    }
    console.log(`All of it took ${secondsSince(start)}.`);
  });

import { existsSync } from 'node:fs';
import { CEPH_PACKAGES, hasCeph, startCeph } from 'delivery/testing';
import { run } from '../test/command';

// `npm run test:s3`: what keeps bytes in S3, against a real S3 server. It takes two minutes and is no part of `npm test`.

/** The tests of the API server that store, serve and remove files, and all that need an S3 server of their own. */
const OF_FILES = 'src/files/|modules/(files|uploads|media|people-data|job-applications)/|backup/|\\.s3\\.test';
const OF_FRONT_ENDS = '\\.s3\\.test';

/** Brings Ceph's gateway where that is allowed: to root, on a Debian. */
async function install(): Promise<boolean> {
  if (process.getuid?.() !== 0 || !existsSync('/etc/debian_version')) return false;
  console.log(`Installing ${CEPH_PACKAGES.join(', ')} (once, 120 MB)…`);
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  const install = ['install', '-y', '-qq', '--no-install-recommends', ...CEPH_PACKAGES];
  if ((await run('apt-get', install, { env, quiet: true })).code === 0) return true;
  await run('apt-get', ['update', '-qq'], { env, quiet: true });
  const { code, output } = await run('apt-get', install, { env, quiet: true });
  if (code !== 0) console.log(output);
  return code === 0;
}

const secondsSince = (start: number): string => `${((Date.now() - start) / 1_000).toFixed(0)} s`;

/** The tests of one package, with files in the given bucket. */
async function test(project: string, patterns: string, env: Readonly<Record<string, string>>): Promise<boolean> {
  const start = Date.now();
  const jest = ['--selectProjects', project, '--runInBand', '--testPathPatterns', patterns];
  const { code } = await run('jest', jest, { env });
  console.log(`${project} on a real S3 server: ${code === 0 ? 'passed' : 'FAILED'} in ${secondsSince(start)}`);
  return code === 0;
}

async function main(): Promise<void> {
  if (!hasCeph() && !((await install()) && hasCeph())) {
    console.log("Tests on a real S3 server: skipped. They need Ceph's gateway and root, on Debian or Ubuntu.");
    return;
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
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});

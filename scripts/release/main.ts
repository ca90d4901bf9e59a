import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { clientTypes } from 'federation/webpack';
import { nginxSiteConfig } from '../../delivery/src/nginx/site-config';
import { command } from '../command-line/command';
import { ROOT } from '../site/front-ends';
import { writeFrontEnds } from './built-front-ends';
import { hashesOf, sealFiles } from './equal-files';
import { advisoriesFor } from './parts/advisories';
import { billOfMaterials } from './parts/bill-of-materials';
import { checkLicences, noticesOf } from './parts/notices';
import { partsOf, uniqueParts } from './parts/packages-of-files';
import { manifestOf, writePrograms } from './programs';
import { writeRunbooks } from './runbooks';
import { environmentExample } from './variables';

/** Where the release is written. */
const RELEASE = path.join(ROOT, 'release');

const say = (line: string): void => console.log(line);

const HELP = `npm run build
    writes the built site to release/, for machines without these sources`;

command({ help: HELP, options: {} }, async () => {
  await rm(RELEASE, { recursive: true, force: true });
  await mkdir(RELEASE);
  say('Building the front ends …');
  const ofFrontEnds = await writeFrontEnds(RELEASE, say);
  say('Writing the programs …');
  const parts = uniqueParts([...ofFrontEnds, ...(await partsOf(await writePrograms(RELEASE)))]);
  await writeFile(
    path.join(RELEASE, 'api/types.json'),
    JSON.stringify(await clientTypes(path.join(ROOT, 'api-server'))),
  );
  checkLicences(parts);
  await writeFile(path.join(RELEASE, 'THIRD-PARTY-NOTICES.txt'), noticesOf(parts));
  await writeFile(
    path.join(RELEASE, 'sbom.cdx.json'),
    billOfMaterials('tridhara-site', (await manifestOf('api-server')).version, parts),
  );
  await cp(path.join(__dirname, 'files'), RELEASE, { recursive: true });
  // Alerts link to them.
  await writeRunbooks(RELEASE);
  await writeFile(path.join(RELEASE, 'env.example'), environmentExample());
  await writeFile(
    path.join(RELEASE, 'nginx/site.conf'),
    await nginxSiteConfig({
      ...{
        origin: 'https://www.example.com',
        hsts: 'max-age=31536000; includeSubDomains',
        listen: '80',
        store: '/srv/site/store',
        cache: '/var/cache/nginx-site',
      },
      logs: '/var/log/nginx',
      ...{ shells: ['127.0.0.1:3000'], apis: ['127.0.0.1:4000'] },
    }),
  );
  await sealFiles(RELEASE);
  say(`${parts.length} third-party packages are in it: sbom.cdx.json, THIRD-PARTY-NOTICES.txt.`);
  say(await advisoriesFor(parts));
  const { size } = await hashesOf(RELEASE);
  say(`The release is in ${path.relative(process.cwd(), RELEASE)}: ${size} files. Its INSTALL.md has the next steps.`);
});

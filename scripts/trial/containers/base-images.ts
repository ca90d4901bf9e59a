import { cp, mkdir, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { installOnDemand } from '../../processes/on-demand';
import { resultOf } from '../../processes/run';
import { say } from '../../installation/progress';
import type { Engine } from './engine';

/** The images that Containerfile and compose.yaml name. */
export const NODE_IMAGE = 'docker.io/library/node:24-bookworm-slim';
const POSTGRES_IMAGE = 'docker.io/library/postgres:17';
const NGINX_IMAGE = 'docker.io/library/nginx:stable';

/** The release of Debian that contains the program in the version of the image. */
const [OF_NODE, OF_OTHERS] = ['bookworm', 'trixie'];

const install = (packages: string): string =>
  `RUN apt-get update -qq && DEBIAN_FRONTEND=noninteractive apt-get install -y -qq --no-install-recommends ${packages} > /dev/null && apt-get clean && rm -rf /var/lib/apt/lists/*`;

/** The part of the official image's entry point that compose.yaml uses. */
const POSTGRES_ENTRY = `#!/bin/sh
set -eu
export PATH=/usr/lib/postgresql/17/bin:$PATH PGDATA=/var/lib/postgresql/data
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  printf '%s' "$POSTGRES_PASSWORD" > /tmp/password
  initdb --locale=C.UTF-8 --auth-host=scram-sha-256 --auth-local=trust --pwfile=/tmp/password --username=postgres > /dev/null
  echo 'host all all all scram-sha-256' >> "$PGDATA/pg_hba.conf"
  pg_ctl --options='-c listen_addresses=' --wait start > /dev/null
  for file in /docker-entrypoint-initdb.d/*.sh; do sh "$file"; done
  pg_ctl --mode=fast --wait stop > /dev/null
fi
exec postgres -c listen_addresses='*'
`;

const POSTGRES = [
  `RUN groupadd -g 999 postgres && useradd -u 999 -g postgres -d /var/lib/postgresql postgres`,
  install('postgresql-17'),
  'RUN rm -rf /var/lib/postgresql/* && install -d -o postgres -g postgres -m 1777 /var/lib/postgresql/data && install -d /docker-entrypoint-initdb.d && install -d -o postgres -g postgres -m 3777 /run/postgresql',
  'COPY entry.sh /entry.sh',
  'ENV PATH=/usr/lib/postgresql/17/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
  'STOPSIGNAL SIGINT',
  'CMD ["sh", "/entry.sh"]',
];

const NGINX = [
  'RUN groupadd -g 101 nginx && useradd -u 101 -g nginx -d /nonexistent nginx',
  install('nginx-light curl'),
  'STOPSIGNAL SIGQUIT',
];

/** A system of Debian as an image, without a registry. */
async function systemImage(engine: Engine, release: string, folder: string): Promise<string> {
  const image = `localhost/debian:${release}`;
  if (await engine.succeeds('image', 'exists', image)) return image;
  const root = path.join(folder, release);
  await rm(root, { recursive: true, force: true });
  say(`Making a system of Debian ${release} …`);
  await resultOf('debootstrap', ['--variant=minbase', '--include=ca-certificates', release, root]);
  await resultOf('sh', ['-c', `tar -C "$1" -cf - . | podman import - "$2"`, 'sh', root, image], { env: engine.env });
  await rm(root, { recursive: true, force: true });
  return image;
}

async function builtFrom(
  engine: Engine,
  system: string,
  {
    image,
    lines,
    files,
    folder,
  }: { image: string; lines: readonly string[]; files: Readonly<Record<string, string>>; folder: string },
): Promise<void> {
  await mkdir(folder, { recursive: true });
  await writeFile(path.join(folder, 'Containerfile'), [`FROM ${system}`, ...lines, ''].join('\n'));
  for (const [name, text] of Object.entries(files)) await writeFile(path.join(folder, name), text);
  await engine.build(image, folder);
}

/** Node.js as a package of npm, in a system of Debian. */
async function nodeImage(engine: Engine, folder: string): Promise<void> {
  const name = `node-linux-${process.arch}`;
  const packages = await installOnDemand('node-24', { [name]: '24' });
  const context = path.join(folder, 'node');
  await mkdir(context, { recursive: true });
  await cp(path.join(packages, 'node_modules', name, 'bin/node'), path.join(context, 'node.bin'));
  await builtFrom(engine, await systemImage(engine, OF_NODE, folder), {
    ...{ image: NODE_IMAGE, folder: context, files: {} },
    lines: [
      'COPY node.bin /usr/local/bin/node',
      'RUN groupadd -g 1000 node && useradd -u 1000 -g node -m node',
      'CMD ["node"]',
    ],
  });
  await rm(context, { recursive: true });
}

/** Makes sure that the images below those of the site are there: from their registry, else made of Debian's packages. */
export async function ensureBaseImages(engine: Engine, folder: string): Promise<void> {
  const made: Readonly<Record<string, () => Promise<void>>> = {
    [NODE_IMAGE]: () => nodeImage(engine, folder),
    [POSTGRES_IMAGE]: async () =>
      builtFrom(engine, await systemImage(engine, OF_OTHERS, folder), {
        ...{ image: POSTGRES_IMAGE, folder: path.join(folder, 'postgres') },
        ...{ lines: POSTGRES, files: { 'entry.sh': POSTGRES_ENTRY } },
      }),
    [NGINX_IMAGE]: async () =>
      builtFrom(engine, await systemImage(engine, OF_OTHERS, folder), {
        ...{ image: NGINX_IMAGE, folder: path.join(folder, 'nginx') },
        ...{ lines: NGINX, files: {} },
      }),
  };
  for (const [image, make] of Object.entries(made)) {
    if (await engine.succeeds('image', 'exists', image)) continue;
    if (await engine.succeeds('pull', '--quiet', image)) {
      say(`${image} comes from its registry.`);
      continue;
    }
    await make();
    say(`${image} is made of Debian's packages: its registry does not answer.`);
  }
}

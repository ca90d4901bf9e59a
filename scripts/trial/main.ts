import { command } from '../command-line/command';

const HELP = `npm run trial -- <part> [options]
    long checks with programs that are no dependencies of the project; no part of npm test
    release      builds the last commit twice, compares every byte, installs one of the two and uses it
    upgrade      whether the release before works beside the database of the next, and the other way round
    containers   the images and compose.yaml of a release with podman: kills, an upgrade, and going back
    data         a pooler, a standby and a restore to a moment, with a real PostgreSQL
    s3           files and front ends against a real S3 server
    standalone   a team's own repository, from an empty folder and a private registry to the browser
    node         the checks on another Node.js
    validators   what validators of HTML, OpenAPI, structured data and JavaScript find in a running site
    <part> --help says more`;

const PARTS: Readonly<Record<string, () => Promise<{ main(): void }>>> = {
  release: () => import('./release/main'),
  upgrade: () => import('./upgrade/main'),
  containers: () => import('./containers/main'),
  data: () => import('./data/main'),
  s3: () => import('./s3'),
  standalone: () => import('./standalone/main'),
  node: () => import('./node'),
  validators: () => import('./validators/main'),
};

// The subcommand reads the options itself.
const [name = '--help'] = process.argv.splice(2, 1);
command(
  { help: HELP, options: {}, takesNames: true },
  async () => {
    const part = PARTS[name];
    if (!part) throw new Error(`There is no part "${name}".\n${HELP}`);
    (await part()).main();
  },
  [name],
);

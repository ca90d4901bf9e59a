import { command } from '../command-line/command';

const HELP = `npm run trial -- <part> [options]
    long checks with programs that are not dependencies of the project; npm test does not include them
    release      builds the last commit twice, compares every byte, installs and uses one of the two
    upgrade      checks that the previous release works with the new database, and the new one with the previous front ends
    containers   tests the images and compose.yaml of a release with podman: kills, an upgrade, and going back
    data         tests a pooler, a standby and a restore to a moment, with a real PostgreSQL
    s3           tests files and front ends with a real S3 server
    standalone   a team's separate repository, from an empty folder and a private registry to the browser
    node         the checks on another Node.js
    mutations    changes shared modules and checks that remotes which would break are named
    authors      throws an error of each kind in a published version, checks that the administration names its line, and
                 that canaries with faults are withdrawn
    generations  promotes a shell and two remotes of another React in all six orders, and visits their pages
    languages    reads every page in Hindi and Gujarati for texts whose element says another language
    searches     searches for Hindi and Gujarati titles as people type them
    validators   runs validators of HTML, OpenAPI, structured data and JavaScript on a running site
    <part> --help says more`;

const PARTS: Readonly<Record<string, () => Promise<{ main(): void }>>> = {
  release: () => import('./release/main'),
  upgrade: () => import('./upgrade/main'),
  containers: () => import('./containers/main'),
  data: () => import('./data/main'),
  s3: () => import('./s3'),
  standalone: () => import('./standalone/main'),
  node: () => import('./node'),
  mutations: () => import('./mutations/main'),
  authors: () => import('./authors/main'),
  generations: () => import('./generations/main'),
  languages: () => import('./languages/main'),
  searches: () => import('./searches/main'),
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

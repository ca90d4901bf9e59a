/** What a verb does, how it is called, and what it is good for. */
export interface VerbHelp {
  readonly usage: string;
  readonly short: string;
  readonly long: readonly string[];
}

export const VERBS: Readonly<Record<string, VerbHelp>> = {
  publish: {
    usage: 'publish <folder…> [--public <address>] [--repair]',
    short: 'upload a built front end; visitors do not get it yet',
    long: [
      "Uploads the package's dist/ and dist-server/ under a name made from its version and its bytes, reads every file",
      'back, and lists the version with no traffic. The first version of a new front end goes live at once.',
      "The same build again changes nothing. --public reads back through the site's own address.",
      '--repair puts back what is missing or damaged of a version that was published before.',
      'Next: delivery canary <name> <version> 10   or   delivery promote <name> <version>',
    ],
  },
  verify: {
    usage: 'verify [<name> <version> …]',
    short: 'hold every combination of versions that visitors can meet against the rules',
    long: [
      'Without arguments the present document is validated; with names and versions, the document as it would be if they',
      'were promoted. Prints the name of every broken rule. canary and promote do this by themselves and refuse.',
    ],
  },
  canary: {
    usage: 'canary <name> <version> <percent> | --steps <percent,…> --api <address>',
    short: 'give a version a part of the visitors, or more and more of them by itself',
    long: [
      'The same visitors keep getting it, and raising the part takes nobody back. 0 withdraws it.',
      'Example: delivery canary careers 1.4.0 10',
      '',
      'With --steps the version gets one part after the other, and everybody after the last, as long as it fares no',
      'worse than the default version in the same time; when it does, it is withdrawn, and the exit code is 1.',
      '  --steps 1,10,50       the parts, in per cent',
      '  --bake 10m            how long each lasts at least',
      '  --max-failures 1%     how much more of its loads may fail',
      '  --max-lcp +20%        how much later its main content may appear, in three of four visits',
      '  --min-loads 20        how many loads of a step are waited for',
      '  --webhook https://…   is told of each step and of the end',
      '  --api <address>       the API server itself, which has the figures  (API_ORIGIN)',
      'Ended in the middle, it goes on where it was when the same is called again.',
      'Example: delivery canary careers 1.4.0 --steps 1,10,50 --bake 10m --api http://10.0.0.1:4100',
    ],
  },
  promote: {
    usage: 'promote <name> <version> [<name> <version> …] [--from <environment or store> [--from-env <environment>]]',
    short: 'give a version everybody; several together go live in one step',
    long: [
      'Open tabs take the new version at their next navigation. Nothing is uploaded and nothing is rebuilt.',
      '--from takes the version from another environment of this store, or from another store (whose environment',
      '--from-env names), byte for byte and with the signature of the team that published it: a key that counts here, too,',
      'has to have signed it. Without a version, one front end is taken in the version that is live there.',
      'Example: delivery promote careers --from staging',
      '         delivery promote careers 1.4.0 --from s3://staging/site?endpoint=https://s3.example.com',
    ],
  },
  rollback: {
    usage: 'rollback <name> [--to <version>] [--revoke <reason>] [--force]',
    short: 'withdraw a canary, or bring the previous version back',
    long: [
      'With a canary running, the canary is withdrawn; otherwise the version before the present one returns. Uploads',
      'nothing. --revoke says why the version that is left must not be used any more: tabs that run it are told.',
      '--force skips the rules, for when the present state is worse than anything they could find.',
    ],
  },
  revoke: {
    usage: 'revoke <name> <version> <reason>',
    short: 'say of a version that it must not be used any more',
    long: [
      'A canary is withdrawn, tabs that run the version show the reason, and neither it nor the same bytes under another',
      'number can be promoted again. For the version that everybody gets, see rollback --revoke.',
    ],
  },
  retire: {
    usage: 'retire <name>',
    short: 'take a whole remote out of the site',
    long: [
      'Its addresses are not found from now on, its menu entries go. The files stay until gc, for tabs that are open.',
    ],
  },
  status: {
    usage: 'status',
    short: 'what is live, who changed it last, and what is waiting',
    long: ['--json prints the same for machines.'],
  },
  sign: {
    usage: 'sign <name…> [--force]',
    short: "sign front ends' versions and traffic anew with your key, as they are",
    long: [
      'For when one key follows another: afterwards the former one can be withdrawn. What does not count is refused;',
      '--force takes it on, when somebody has looked at what visitors get.',
    ],
  },
  key: {
    usage:
      'key create <file> | list | trust <name> <public key> [--publish <names>] [--traffic <names>] | withdraw <name> --versions stay|go',
    short: 'make a key pair, and say which keys an environment trusts',
    long: [
      'create makes a private key (ed25519) that only you may read, and prints the public one. The others work on the',
      'file of trusted keys (TRUSTED_KEYS), which the servers read: trust adds a key that may publish the versions of some',
      'front ends, or change their traffic (names with commas between them, or *). withdraw ends that at once: what the',
      'key had signed until now stays, or goes.',
      'Example: delivery key create careers.pem',
      '         delivery key trust careers-team MCowBQ… --publish careers --traffic careers',
    ],
  },
  nginx: {
    usage:
      'nginx --public <address> --shell <host:port> --api <host:port> [--listen 80] [--api-listen <address:port>] [--cache /var/cache/nginx-site]',
    short: 'print the configuration of an nginx in front of the site',
    long: [
      'nginx reads published files from --store where that is a folder, and asks the shell servers for those of a bucket.',
      '--shell and --api are said once for each server. --cache is the folder that nginx keeps pages in. --public says',
      'whether visitors come by https, also where TLS ends before this nginx. Include the result in the http block.',
      '--api-listen is where shell servers find whichever API server answers (their API_ORIGIN); visitors must not reach it:',
      'delivery nginx --public https://www.example.org --shell 10.0.0.1:4000 --api 10.0.0.1:4100 > site.conf',
    ],
  },
  gc: {
    usage: 'gc [--dry-run] [--keep 10] [--days 7] [--grace-hours 24]',
    short: 'collect old versions, in two phases',
    long: [
      'Keeps what is live in any environment, what a rollback would bring back, the last versions, and what lost its',
      'visitors a short while ago. The rest is delisted and marked now, and removed by a later run, as is what a writer',
      'that was killed left unfinished.',
    ],
  },
};

/** The help of the command, or of one verb. */
export function helpText(verb?: string): string {
  const help = verb === undefined ? undefined : VERBS[verb];
  if (help) return [`delivery ${help.usage}`, '', ...help.long].join('\n');
  return [
    'delivery: ships one remote of the site without the others.',
    '',
    ...Object.values(VERBS).map(({ usage, short }) => `  ${usage}\n      ${short}`),
    '',
    'A usual day:',
    '  npm run delivery -- publish mfe-careers',
    '  npm run delivery -- canary careers 1.4.0 10',
    '  npm run delivery -- promote careers 1.4.0',
    '  npm run delivery -- rollback careers          (if it was not a good idea)',
    '',
    'For every verb:',
    '  --store <address>   a folder or s3://bucket/prefix?endpoint=…  (STORE_URL; otherwise .site/store)',
    '  --env <name>        the environment  (DELIVERY_ENV; otherwise production)',
    '  --key <file>        the private key that changes are signed with  (DELIVERY_KEY)',
    '  --trusted-keys <f>  the keys that the environment trusts  (TRUSTED_KEYS)',
    '                      Both are made with the first change of a site in its own folder.',
    '  --json              the outcome for machines, on one line',
    '  --help              more about a verb: delivery <verb> --help',
    '',
    'A version may be shortened as long as it is unmistakable. The exit code is 0 only when all went well.',
  ].join('\n');
}

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
    usage: 'canary <name> <version> <percent>',
    short: 'give a version a part of the visitors',
    long: [
      'The same visitors keep getting it, and raising the part takes nobody back. 0 withdraws it.',
      'Example: delivery canary careers 1.4.0 10',
    ],
  },
  promote: {
    usage: 'promote <name> <version> [<name> <version> …]',
    short: 'give a version everybody; several together go live in one step',
    long: ['Open tabs take the new version at their next navigation. Nothing is uploaded and nothing is rebuilt.'],
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
    short: 'take a whole section out of the site',
    long: [
      'Its addresses are not found from now on, its menu entries go. The files stay until gc, for tabs that are open.',
    ],
  },
  status: {
    usage: 'status',
    short: 'what is live, who changed it last, and what is waiting',
    long: ['--json prints the same for machines.'],
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
    'delivery: ships one section of the site without the others.',
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
    '  --json              the outcome for machines, on one line',
    '  --help              more about a verb: delivery <verb> --help',
    '',
    'A version may be shortened as long as it is unmistakable. The exit code is 0 only when all went well.',
  ].join('\n');
}

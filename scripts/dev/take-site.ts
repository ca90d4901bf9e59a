/** Where a site answers that somebody names with `--site`, and the other arguments. */
interface Taken {
  readonly site: string | undefined;
  readonly args: readonly string[];
}

/** @throws Error when what is named is no address */
export function takeSite(args: readonly string[]): Taken {
  const at = args.findIndex((arg) => arg === '--site' || arg.startsWith('--site='));
  if (at < 0) return { site: undefined, args };
  const [, said] = /^--site=(.*)$/.exec(args[at] ?? '') ?? [];
  const site = said ?? args[at + 1] ?? '';
  if (!/^https?:/.test(site) || !URL.canParse(site))
    throw new Error(`--site has to be the address of a site, such as https://www.example.com, not "${site}".`);
  return { site, args: [...args.slice(0, at), ...args.slice(at + (said === undefined ? 2 : 1))] };
}

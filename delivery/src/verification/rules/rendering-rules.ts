import { SHELL } from 'federation/discovery';
import { shellAndRemote } from '../combinations';
import { each, type Rules } from './rule';

const reasonOf = (error: unknown): string =>
  (error instanceof Error ? (error.message.split('\n')[0] ?? '') : String(error)).replace(/\.$/, '');

/** The server can evaluate and render every version. Only signed code is evaluated. */
export const RENDERING_RULES: Rules = {
  /** Every server bundle can be evaluated and contains the public exposes. */
  'server-bundle': async ({ authentic, bundles }) => {
    const shells = await each(
      authentic.filter(({ name }) => name === SHELL),
      async (shell) =>
        bundles.sharedNames(shell).then(
          () => [],
          (error: unknown) => [`${shell.label}: ${reasonOf(error)}.`],
        ),
    );
    if (shells.length > 0) return shells;
    return each(shellAndRemote(authentic), async ([shell, remote]) => {
      try {
        const exposes = await bundles.exposes(shell, remote);
        const promised = Object.entries(remote.entry.extras.manifest.exposes).filter(
          ([, requirement]) => requirement === 'public',
        );
        return promised
          .filter(([expose]) => !exposes.includes(expose))
          .map(([expose]) => `${remote.label}: its server bundle lacks ${expose}.`);
      } catch (error) {
        return [`${remote.label} cannot be evaluated on ${shell.label}: ${reasonOf(error)}.`];
      }
    });
  },

  /** Every shell can render every address of each remote that it may meet. */
  'server-renders': async ({ authentic, bundles }) =>
    each(shellAndRemote(authentic), async ([shell, remote]) => {
      const exposes = await bundles.exposes(shell, remote).catch(() => undefined);
      const { manifest } = remote.entry.extras;
      if (!exposes || manifest.exposes['./routes'] !== 'public') return []; // `server-bundle` reports this.
      return each(manifest.routes, async ({ path }) => {
        const problem = await bundles.routeProblem(shell, remote, path);
        return problem === undefined ? [] : [`${remote.label} on ${shell.label}: ${path} ${problem}`];
      });
    }),

  /** Every shell can render the slot content of each remote that it may meet. */
  'slots-render': async ({ authentic, bundles }) =>
    each(shellAndRemote(authentic), async ([shell, remote]) => {
      const exposes = await bundles.exposes(shell, remote).catch(() => undefined);
      const { manifest } = remote.entry.extras;
      const offered = manifest.slots.filter(
        ({ expose }) => manifest.exposes[expose] === 'public' && exposes?.includes(expose),
      );
      return each(offered, async ({ name }) => {
        const problem = await bundles.slotProblem(shell, remote, name);
        return problem === undefined ? [] : [`${remote.label} on ${shell.label}: the slot ${name} ${problem}`];
      });
    }),

  /** The tests of each remote pass on the modules of every shell that it may meet. */
  'remote-tests': ({ authentic, before, tests }) => tests.problems(authentic, before),
};

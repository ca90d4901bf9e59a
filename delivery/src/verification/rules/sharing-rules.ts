import { contractRefusal, fits, SHELL, shellFor } from 'federation/discovery';
import { gtr } from 'semver';
import { shellAndRemote } from '../combinations';
import { unfitModules } from '../unfit-modules';
import { each, type Rules, type Subject } from './rule';

/** Every remote fits what the shells that it may meet say of themselves in the document. */
export const HOSTING_RULES: Rules<Pick<Subject, 'live'>> = {
  /** The remote was not built for a newer host, and the host still supports it. */
  'contract-version': ({ live }) =>
    shellAndRemote(live).flatMap(([shell, remote]) => {
      const { contract: newest, contractFrom: oldest = newest } = shell.entry.extras.manifest;
      const { contract } = remote.entry.extras.manifest;
      const refusal = contractRefusal(shell.entry.extras.manifest, remote.entry.extras.manifest);
      if (refusal === 'too new')
        return [
          `${remote.label} needs contract ${contract}; ${shell.label} speaks ${newest}. Promote a newer shell with it.`,
        ];
      if (refusal === 'too old')
        return [
          `${remote.label} speaks contract ${contract}; ${shell.label} needs ${oldest} at least. Promote a newer remote first, or a shell whose contractFrom is ${contract}.`,
        ];
      return [];
    }),

  /** The shell provides every shared module that a remote requires. */
  'shared-offered': ({ live }) =>
    shellAndRemote(live).flatMap(([shell, remote]) => {
      const { provides = {} } = shell.entry.extras;
      return Object.keys(remote.entry.extras.requires ?? {})
        .filter((request) => !(request in provides))
        .map((request) => `${remote.label} needs ${request}, which ${shell.label} does not offer.`);
    }),

  /** Each remote with screens in the administration fits the shell that the administration runs on. */
  'screens-fit': ({ live }) => {
    const shells = live.filter(({ name }) => name === SHELL);
    const carried = shells.find(({ entry }) => entry.deployment.carried);
    if (!carried) return [];
    const frames = live.filter(({ entry }) => entry.extras.manifest.exposes['./routes'] === 'signedIn');
    const contributors = live.filter(({ entry }) => './admin' in entry.extras.manifest.exposes);
    const usual = shells.filter((shell) => shell !== carried);
    return frames.flatMap((frame) => {
      const used = usual.map(({ entry }) => shellFor(frame.entry, entry, carried.entry));
      return contributors
        .filter(({ entry }) => used.some((shell) => !fits(shell, entry)))
        .map(
          ({ label }) =>
            `${label} has screens in the administration, and does not fit the shell that ${frame.label} runs on. Promote both together.`,
        );
    });
  },
};

/** Every remote fits the contract and the shared modules of every shell that it may meet. */
export const SHARING_RULES: Rules = {
  ...HOSTING_RULES,

  /** Every shared module has a version that every remote accepts. */
  'shared-version': ({ live, reader }) =>
    each(shellAndRemote(live), async ([shell, remote]) => {
      const unfit = unfitModules(shell, remote);
      if (unfit.length === 0) return [];
      const { provides = {} } = (await reader.content(shell)).sharing;
      return unfit.map(({ request, range, message }) => {
        const notes = Object.entries(provides[request]?.breaking ?? {}).filter(([version]) => gtr(version, range));
        const lines = notes.flatMap(([version, of]) => of.map((note) => `\n  ${version}: ${note}`));
        return [`${message}.`, ...(lines.length > 0 ? [' The breaking changes:', ...lines] : [])].join('');
      });
    }),

  /** The shell's shared modules export every name that a remote imports from them. */
  'shared-names': async ({ authentic, reader, bundles }) =>
    each(shellAndRemote(authentic), async ([shell, remote]) => {
      const { imports = {} } = (await reader.content(remote)).sharing;
      const { provides = {} } = (await reader.content(shell)).sharing;
      const exported = await bundles.sharedNames(shell).catch(() => undefined);
      if (!exported) return []; // `server-bundle` reports this.
      return Object.entries(imports).flatMap(([request, names]) => {
        const offered = provides[request]?.names ?? exported[request];
        if (!offered) return [];
        const missing = names.filter((name) => name !== 'default' && !offered.includes(name));
        return missing.map(
          (name) => `${remote.label} imports ${name} from ${request}, which ${shell.label} does not offer.`,
        );
      });
    }),

  /** Every use of a shared module by a remote fits the types of every shell that the remote may meet. */
  'shared-types': ({ authentic, before, types }) => types.problems(authentic, before),
};

import type { RemoteManifest } from '../contract/remote-manifest';

type ContractSide = Pick<RemoteManifest, 'contract' | 'contractFrom'>;

/**
 * Why a shell does not host a remote, by the contract versions that both were published with; undefined when it hosts
 * the remote. This is the only rule about contract versions: `verify` refuses by it, and servers leave remotes out by
 * it.
 */
export function contractRefusal(shell: ContractSide, remote: ContractSide): 'too new' | 'too old' | undefined {
  const { contract: newest, contractFrom: oldest = newest } = shell;
  if (remote.contract > newest) return 'too new';
  return remote.contract < oldest ? 'too old' : undefined;
}

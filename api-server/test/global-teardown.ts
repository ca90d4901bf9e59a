import './global-setup';

export default async function stopSharedServer(): Promise<void> {
  await globalThis.sharedCluster?.stop();
}

import { system } from '../installation/checkout';
import { PUBLISHABLE, writePublishable } from './publishable';

// `npm run packages`: writes the packages that a registry takes to .cache/packages.

async function main(): Promise<void> {
  await system('npx', ['tsc', '-b', ...PUBLISHABLE]);
  for (const name of PUBLISHABLE) console.log(await writePublishable(name));
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

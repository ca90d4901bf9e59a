const HELP = `npm run trial -- <part> [options]
    long checks with programs that are no dependency of the project; no part of npm test
    validators   what validators of HTML, OpenAPI, structured data and JavaScript find in a running site`;

const PARTS: Readonly<Record<string, () => Promise<{ main(): Promise<void> }>>> = {
  validators: () => import('./validators/main'),
};

async function main(): Promise<void> {
  const [name = '--help'] = process.argv.splice(2, 1);
  if (name === '--help') return console.log(HELP);
  const part = PARTS[name];
  if (!part) throw new Error(`There is no part "${name}".\n${HELP}`);
  await (await part()).main();
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});

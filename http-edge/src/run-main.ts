const messageOf = (error: unknown): unknown => (error instanceof Error ? error.message : error);

/**
 * Runs the main function of a program. If it fails, prints the error and ends the process with code 1.
 *
 * @param describe makes the printed text of the error; by default it is the error's message
 */
export function runMain(main: () => Promise<unknown>, describe: (error: unknown) => unknown = messageOf): void {
  main().catch((error: unknown) => {
    console.error(describe(error));
    process.exit(1);
  });
}

import { publishChanged } from './publish-changed';

// The parent program has ended, so the front ends are no longer needed.
process.once('disconnect', () => process.exit(1));

publishChanged(process.argv[2] ?? '', (line) => console.log(line)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

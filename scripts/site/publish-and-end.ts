import { publishChanged } from './publish-changed';

// The program that started this one is gone: nobody waits for the front ends any more.
process.once('disconnect', () => process.exit(1));

publishChanged(process.argv[2] ?? '', (line) => console.log(line)).then(
  () => process.exit(0),
  (error: unknown) => {
    console.error(error instanceof Error ? error.message : error);
    process.exit(1);
  },
);

import { runMain } from '../../http-edge/src/run-main';
import { publishChanged } from './publish-changed';

// The parent program has ended, so the front ends are no longer needed.
process.once('disconnect', () => process.exit(1));

runMain(async () => {
  await publishChanged(process.argv[2] ?? '', (line) => console.log(line));
  process.exit(0);
});

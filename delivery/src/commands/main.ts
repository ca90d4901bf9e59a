import { runDelivery } from './run';

/** How often progress is written when it cannot overwrite its line, in milliseconds. */
const PAUSE = 2_000;

let written = Date.now();

/** On a terminal progress overwrites its own line; in a log it is written at intervals. */
const progress = (text: string): void => {
  if (process.stderr.isTTY) process.stderr.write(`\r\u001b[K${text}`);
  else if (Date.now() - written >= PAUSE) {
    written = Date.now();
    process.stderr.write(`${text}\n`);
  }
};

void runDelivery(process.argv.slice(2), process.env, {
  out: (text) => {
    if (process.stderr.isTTY) process.stderr.write('\r\u001b[K');
    console.log(text);
  },
  err: (text) => console.error(text),
  progress,
}).then((code) => process.exit(code));

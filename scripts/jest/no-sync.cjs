// Tests do not sync files to disk: syncing only protects against a loss of power, and some disks take 50 ms for it,
// thousands of times. Jest runs this before each file of tests, and Node.js before a program that tests start.
const disk = require('node:fs/promises');

const { open } = disk;
if (open.name !== 'openWithoutSync') {
  disk.open = async function openWithoutSync(...args) {
    const handle = await open(...args);
    handle.sync = () => Promise.resolve();
    return handle;
  };
}

import { removeTemporaryFolders } from './packages';

// Runs after every test file of this package and of the shell's server.
afterAll(removeTemporaryFolders);

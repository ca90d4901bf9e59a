import { removeTemporaryFolders } from './packages';

// Runs after every test file of this package.
afterAll(removeTemporaryFolders);

import { removeTemporaryFolders } from './packages';

// Of every test file of this package, once it is done.
afterAll(removeTemporaryFolders);

import path from 'node:path';

/** The generated SQL, in the order it is run. */
export const migrationsFolder = path.resolve(__dirname, '../../migrations');

/** The generated SQL, in the order it is run. */
export declare const migrationsFolder: string;

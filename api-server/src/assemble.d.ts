import type { AppParts } from './app';
import type { Config } from './config';
/** Opens everything the configuration names: the database, the files and the way out for mail. */
export declare function assemble(config: Config): Promise<AppParts>;

export { runProgram, withSite } from '../commands/with-site';
export { readContent, readContentFiles } from './content-folder';
export { readTranslations } from './content-translations';
export { seed } from './seed';

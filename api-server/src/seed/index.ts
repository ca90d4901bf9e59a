export { runProgram, withSite } from '../commands/with-site';
export { readContent, readContentFiles } from './content-folder';
export { seed } from './seed';

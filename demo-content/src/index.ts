export { CONTENT_FOLDER } from './content';
export { largeCatalogue, withLargeCatalogue } from './large-catalogue';

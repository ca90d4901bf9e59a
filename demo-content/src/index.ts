export { CONTENT_FOLDER } from './content';
export { withLargeCatalogue } from './large-catalogue';

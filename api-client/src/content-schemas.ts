import { blogSchemas } from './blogs/schemas';
import { derive } from './content-type/derive';
import { schemasOf, type SchemasOf } from './content-type/schemas-of';
import { contentTypes } from './content-types';
import { formSchemas } from './forms/schemas';
import { pageSchemas } from './pages/schemas';
import { productSchemas } from './products/schemas';
import { sectionSchemas } from './sections/schemas';
import { sectorSchemas } from './sectors/schemas';
import { serviceSchemas } from './services/schemas';

/** The schemas of content types with custom fields; those of the others follow from their definitions. */
const custom = {
  blogs: blogSchemas,
  forms: formSchemas,
  pages: pageSchemas,
  products: productSchemas,
  sections: sectionSchemas,
  sectors: sectorSchemas,
  services: serviceSchemas,
};

type ContentTypes = typeof contentTypes;

export const contentSchemas = derive<{
  readonly [Name in keyof ContentTypes]: Name extends keyof typeof custom
    ? (typeof custom)[Name]
    : SchemasOf<ContentTypes[Name]>;
}>(
  Object.entries({ ...contentTypes, ...custom }).map(([name, type]) => [
    name,
    'entity' in type ? type : schemasOf(type),
  ]),
);

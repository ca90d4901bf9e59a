import { Enums, Models, Serialize, Spec } from '@cyclonedx/cyclonedx-library';
import type { Part } from './packages-of-files';

const addressOf = (name: string, version: string): string => `pkg:npm/${name.replace('@', '%40')}@${version}`;

function componentOf({ name, version, licence }: Part): Models.Component {
  const [group, own] = name.startsWith('@') ? name.split('/') : [undefined, name];
  const purl = addressOf(name, version);
  const component = new Models.Component(Enums.ComponentType.Library, own ?? name, {
    group,
    version,
    purl,
    bomRef: purl,
  });
  component.licenses.add(new Models.LicenseExpression(licence));
  return component;
}

/**
 * The list of all parts in the CycloneDX format (SBOM): the same for the same parts, without a time or a serial number.
 */
export function billOfMaterials(name: string, version: string, parts: readonly Part[]): string {
  const bom = new Models.Bom();
  const site = new Models.Component(Enums.ComponentType.Application, name, { version, bomRef: name });
  for (const part of parts) {
    const component = componentOf(part);
    bom.components.add(component);
    site.dependencies.add(component.bomRef);
  }
  bom.metadata.component = site;
  const serializer = new Serialize.JsonSerializer(new Serialize.JSON.Normalize.Factory(Spec.Spec1dot6));
  return `${serializer.serialize(bom, { sortLists: true, space: 2 })}\n`;
}

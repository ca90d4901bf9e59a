import { EDITORS, type Role } from 'api-client';
import { contentTypes, importedCollections, type ContentType, type ImportedCollection } from 'api-client/content-types';
import { useState, type ReactNode } from 'react';
import { selectUserInfo, useAppSelector } from 'shared-store';
import { ScreenHead } from 'admin-kit';
import { Panel, Select } from 'ui-kit';
import { collectionName } from '../names';
import { ExportPanel } from './export-panel';
import { ImportPanel } from './import-panel';
import classes from './import-export.module.css';

const types: readonly ContentType[] = Object.values(contentTypes);

/** The collections that a role may import and export; all of them until the role is known: the server decides. */
const optionsFor = (role: Role | undefined) =>
  importedCollections
    .filter((name) => {
      const roles = types.find(({ collection }) => collection === name)?.roles ?? EDITORS;
      return role === undefined || roles.includes(role);
    })
    .map((value) => ({ value, label: collectionName(value) }));

/** Imports content from a file, after a check that lists every invalid row, and exports it. */
export function Component(): ReactNode {
  const role = useAppSelector((state) => selectUserInfo(state)?.role);
  const [collection, setCollection] = useState<ImportedCollection>('products');
  return (
    <div className={classes.page}>
      <ScreenHead title="Import and export" lead="Whole collections, as CSV or JSON." />
      <Panel>
        <Select
          label="Collection"
          value={collection}
          options={optionsFor(role)}
          onChange={(event) =>
            setCollection(importedCollections.find((name) => name === event.target.value) ?? 'products')
          }
        />
      </Panel>
      <ExportPanel collection={collection} />
      <ImportPanel key={collection} collection={collection} />
    </div>
  );
}

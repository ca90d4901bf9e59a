import { EDITORS, exportCollection, importCollection, type ImportReport, type Role } from 'api-client';
import { contentTypes, importedCollections, type ContentType, type ImportedCollection } from 'api-client/content-types';
import type { Page } from 'federation/contract';
import { Download } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import {
  callApi,
  messageOf,
  selectUserInfo,
  siteApi,
  useAppDispatch,
  useAppSelector,
  type AppStore,
  type RootState,
} from 'shared-store';
import { Button, FullScreenLoader, Heading, Notice, notify, Panel, saveText, Select } from 'ui-kit';
import { ScreenHead } from 'admin-kit';
import { FileInput } from 'ui-kit/form';
import { DataTable } from 'admin-kit/table';
import { collectionName } from '../names';
import { ChangedRows } from './changed-rows';
import { importBody } from './import-body';
import styles from './import-export.module.css';

const types: readonly ContentType[] = Object.values(contentTypes);

/** The collections that somebody of a role may bring in and out; all of them before the role is known: the server decides. */
const optionsFor = (role: Role | undefined) =>
  importedCollections
    .filter((name) => {
      const roles = types.find(({ collection }) => collection === name)?.roles ?? EDITORS;
      return role === undefined || roles.includes(role);
    })
    .map((value) => ({ value, label: collectionName(value) }));

/** Brings content in from a file, after a dry run that names every bad row, and out into one. */
function ImportExportPage(): ReactNode {
  const dispatch = useAppDispatch();
  const role = useAppSelector((state) => selectUserInfo(state)?.role);
  const [collection, setCollection] = useState<ImportedCollection>('products');
  const [file, setFile] = useState<File | null>(null);
  const [report, setReport] = useState<ImportReport>();
  const [busy, setBusy] = useState(false);

  const attempt = async (work: () => Promise<void>): Promise<void> => {
    setBusy(true);
    try {
      await work();
    } catch (error) {
      notify.error(messageOf(error));
    } finally {
      setBusy(false);
    }
  };

  const send = (dryRun: boolean): Promise<void> =>
    attempt(async () => {
      if (!file) throw new Error('Choose a CSV or JSON file first.');
      const body = importBody(file.name, await file.text());
      const answer = await dispatch(
        callApi(importCollection, { params: { collection }, query: { dryRun: dryRun ? '1' : '0' }, body }),
      );
      setReport(answer.report);
      if (dryRun) return;
      notify.success(answer.message ?? 'Imported');
      dispatch(siteApi.util.invalidateTags([collection, 'audit', 'revisions', 'dashboard']));
    });

  const take = (format: 'csv' | 'json'): Promise<void> =>
    attempt(async () => {
      const name = `${collection}.${format}` as const;
      saveText(await dispatch(callApi(exportCollection, { params: { file: name } })), name);
    });

  return (
    <div className={styles.page}>
      <ScreenHead title="Import and export" lead="Whole collections, as CSV or JSON." />
      <Panel>
        <Select
          label="Collection"
          value={collection}
          options={optionsFor(role)}
          onChange={(event) => {
            setCollection(importedCollections.find((name) => name === event.target.value) ?? 'products');
            setReport(undefined);
          }}
        />
      </Panel>
      <Panel>
        <Heading level={2} size={5}>
          Export
        </Heading>
        <div className={styles.buttons}>
          <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => void take('csv')}>
            Download CSV
          </Button>
          <Button variant="secondary" icon={<Download aria-hidden="true" />} onClick={() => void take('json')}>
            Download JSON
          </Button>
        </div>
      </Panel>
      <Panel>
        <Heading level={2} size={5}>
          Import
        </Heading>
        <p>
          The first line of a CSV file names the fields, as an export writes them. Rows with an _id change what is
          there.
        </p>
        <FileInput
          label="File"
          accept=".csv,.json,text/csv,application/json"
          value={file}
          onFileChange={(chosen) => {
            setFile(chosen);
            setReport(undefined);
          }}
        />
        <div className={styles.buttons}>
          <Button variant="secondary" disabled={!file} onClick={() => void send(true)}>
            Check without storing
          </Button>
          <Button disabled={!file || !report?.dryRun || report.failed > 0} onClick={() => void send(false)}>
            Import
          </Button>
        </div>
        {report && (
          <Notice tone={report.failed > 0 ? 'danger' : 'success'} role="status">
            {report.dryRun ? 'Nothing was stored. ' : ''}
            {report.created} {report.dryRun ? 'would be new' : 'new'}, {report.updated}{' '}
            {report.dryRun ? 'would change' : 'changed'}, {report.failed} bad.
            {report.unchanged > 0 && ` ${report.unchanged} as they are already.`}
          </Notice>
        )}
        {report && report.unknownFields.length > 0 && (
          <Notice tone="warning" role="status">
            These columns match no field and are ignored: {report.unknownFields.join(', ')}.
          </Notice>
        )}
        {report && report.changes.length > 0 && <ChangedRows collection={collection} report={report} />}
        {report && report.errors.length > 0 && (
          <DataTable
            caption="Rows with errors"
            density="compact"
            height="viewport"
            rows={report.errors}
            rowKey={({ row, path, message }) => `${row} ${path} ${message}`}
            columns={[
              {
                id: 'row',
                header: 'Row',
                align: 'end',
                narrow: true,
                cell: ({ row }) => row,
                sortValue: ({ row }) => row,
              },
              { id: 'path', header: 'Field', cell: ({ path }) => path, sortValue: ({ path }) => path },
              { id: 'message', header: 'What is wrong', cell: ({ message }) => message },
            ]}
          />
        )}
      </Panel>
      {busy && <FullScreenLoader />}
    </div>
  );
}

export function page(_store: AppStore): Page<RootState> {
  return { Component: ImportExportPage, handle: { head: () => ({ title: 'Import and export', robots: 'noindex' }) } };
}

import { partField } from 'api-client';
import { Copy, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { EditorSection } from 'admin-kit';
import { FieldCommentsButton, FoldingList, useFoldingList, type FieldInputProps } from 'admin-kit/content';
import { Button, IconButton } from 'ui-kit';
import { DropdownMenu } from 'ui-kit/menu';
import { PageSectionFields } from './page-section-fields';
import { PAGE_SECTION_KINDS } from './page-section-kinds';
import { emptySection, newSectionId, summaryLine } from './page-section-values';
import type { PageSectionKind, PageSectionValues } from './page-section-values';
import classes from './page-sections.module.css';

const KINDS = Object.keys(PAGE_SECTION_KINDS) as PageSectionKind[];

const nameOf = (section: PageSectionValues): string =>
  [PAGE_SECTION_KINDS[section.kind].label, summaryLine(section)].filter(Boolean).join(': ');

function Sign({ kind }: { readonly kind: PageSectionKind }) {
  const { Icon } = PAGE_SECTION_KINDS[kind];
  return <Icon aria-hidden="true" />;
}

/** The sections of a page: add, open, reorder, copy and remove them. */
export function PageSectionsField({ label }: FieldInputProps) {
  const list = useFoldingList<PageSectionValues>({ name: 'sections', nameOf, isLazy: true });
  return (
    <EditorSection title={label}>
      <div className={classes.sections}>
        {list.rows.length === 0 && <p className={classes.none}>No sections yet. A page is made of them.</p>}
        <FoldingList
          list={list}
          sign={({ kind }) => <Sign kind={kind} />}
          title={({ kind }) => PAGE_SECTION_KINDS[kind].label}
          summary={summaryLine}
          comments={(section) => (
            <FieldCommentsButton name={partField('sections', nameOf(section), section._id)} label={nameOf(section)} />
          )}
          tools={(section, index) => (
            <DropdownMenu
              label={nameOf(section)}
              trigger={
                <IconButton label={`More for ${nameOf(section)}`} size="small">
                  <Ellipsis aria-hidden="true" />
                </IconButton>
              }
              items={[
                {
                  label: 'Duplicate',
                  icon: <Copy aria-hidden="true" />,
                  onSelect: () => list.copy(index, { ...section, _id: newSectionId() }),
                },
                {
                  label: 'Remove',
                  icon: <Trash2 aria-hidden="true" />,
                  danger: true,
                  onSelect: () => list.take(index, section),
                },
              ]}
            />
          )}
          fields={({ kind }, name) => <PageSectionFields kind={kind} name={name} />}
        />
        <div>
          <DropdownMenu
            label="Add section"
            align="start"
            trigger={
              <Button id={list.addId} variant="secondary" icon={<Plus aria-hidden="true" />}>
                Add section
              </Button>
            }
            items={KINDS.map((kind) => {
              const { label: what, purpose, Icon } = PAGE_SECTION_KINDS[kind];
              return {
                label: what,
                hint: purpose,
                icon: <Icon aria-hidden="true" />,
                onSelect: () => list.add(emptySection(kind)),
              };
            })}
          />
        </div>
      </div>
    </EditorSection>
  );
}

import { counted, partField } from 'api-client';
import { ChevronDown, Copy, Ellipsis, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { EditorSection } from 'admin-kit';
import { FieldCommentsButton, OrderedList, type FieldInputProps } from 'admin-kit/content';
import { Badge, Button, IconButton, notify } from 'ui-kit';
import { listErrors, useFieldArray, useFormContext } from 'ui-kit/form';
import { DropdownMenu } from 'ui-kit/menu';
import { PageSectionFields } from './page-section-fields';
import { PAGE_SECTION_KINDS } from './page-section-kinds';
import { emptySection, newSectionId, summaryLine } from './page-section-values';
import type { PageSectionKind, PageSectionValues } from './page-section-values';
import classes from './page-sections.module.css';

interface SectionsForm {
  sections: PageSectionValues[];
}

const KINDS = Object.keys(PAGE_SECTION_KINDS) as PageSectionKind[];

const nameOf = (section: PageSectionValues): string =>
  [PAGE_SECTION_KINDS[section.kind].label, summaryLine(section)].filter(Boolean).join(': ');

/** The sections of a page: add, open, reorder, copy and remove them. */
export function PageSectionsField({ label }: FieldInputProps) {
  const id = useId();
  const { control, watch, formState } = useFormContext<SectionsForm>();
  const { append, insert, remove, move } = useFieldArray({ control, name: 'sections' });
  const sections = watch('sections');
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  const focused = useRef<string>(undefined);

  useEffect(() => {
    // Focuses a new section; after a removal, the button that adds sections.
    if (focused.current === undefined) return;
    document.getElementById(focused.current)?.focus();
    focused.current = undefined;
  });

  const toggleId = (section: Pick<PageSectionValues, '_id'>) => `${id}-${section._id}`;
  const bodyId = (section: Pick<PageSectionValues, '_id'>) => `${id}-body-${section._id}`;
  const errors = listErrors(formState.errors);
  const errorsOf = (index: number) => errors.filter(({ name }) => name.startsWith(`sections.${index}.`));
  const isOpen = ({ _id }: PageSectionValues) => opened.has(_id);
  const open = (...ids: string[]) => setOpened((before) => new Set([...before, ...ids]));
  const toggle = ({ _id }: PageSectionValues) => {
    if (opened.has(_id)) setOpened(new Set([...opened].filter((other) => other !== _id)));
    else open(_id);
  };

  // Errors are shown at their fields, which are rendered in open sections only.
  const wrong = sections.flatMap(({ _id }, index) => (errorsOf(index).length > 0 ? [_id] : [])).join(' ');
  useEffect(() => {
    if (wrong !== '') setOpened((before) => new Set([...before, ...wrong.split(' ')]));
  }, [wrong]);

  const add = (kind: PageSectionKind) => {
    const section = emptySection(kind);
    append(section, { shouldFocus: false });
    open(section._id);
    focused.current = toggleId(section);
  };
  const duplicate = (section: PageSectionValues, index: number) => {
    const copy = { ...section, _id: newSectionId() };
    insert(index + 1, copy, { shouldFocus: false });
    focused.current = toggleId(copy);
  };
  const take = (section: PageSectionValues, index: number) => {
    remove(index);
    focused.current = `${id}-add`;
    notify.success(`${nameOf(section)} removed`, {
      label: 'Undo',
      run: () => {
        insert(index, section, { shouldFocus: false });
        focused.current = toggleId(section);
      },
    });
  };

  return (
    <EditorSection title={label}>
      <div className={classes.sections}>
        {sections.length === 0 && <p className={classes.none}>No sections yet. A page is made of them.</p>}
        {sections.length > 0 && (
          <OrderedList
            items={sections}
            labelOf={nameOf}
            titleOf={(section, index) => {
              const { Icon, label: kind } = PAGE_SECTION_KINDS[section.kind];
              const mistakes = errorsOf(index).length;
              return (
                <button
                  type="button"
                  id={toggleId(section)}
                  className={classes.toggle}
                  aria-expanded={isOpen(section)}
                  aria-controls={bodyId(section)}
                  onClick={() => toggle(section)}
                >
                  <Icon aria-hidden="true" />
                  <span className={classes.line}>
                    <strong>{kind}</strong> <span className={classes.summary}>{summaryLine(section)}</span>
                  </span>
                  {mistakes > 0 && <Badge tone="danger">{counted(mistakes, 'error')}</Badge>}
                  <ChevronDown aria-hidden="true" className={classes.sign} />
                </button>
              );
            }}
            extra={(section, index) => (
              <>
                <FieldCommentsButton name={partField('sections', nameOf(section))} label={nameOf(section)} />
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
                      onSelect: () => duplicate(section, index),
                    },
                    {
                      label: 'Remove',
                      icon: <Trash2 aria-hidden="true" />,
                      danger: true,
                      onSelect: () => take(section, index),
                    },
                  ]}
                />
              </>
            )}
            body={(section, index) => (
              <div id={bodyId(section)} hidden={!isOpen(section)} role="group" aria-label={nameOf(section)}>
                {isOpen(section) && <PageSectionFields kind={section.kind} name={`sections.${index}`} />}
              </div>
            )}
            onMove={move}
          />
        )}
        <div>
          <DropdownMenu
            label="Add section"
            align="start"
            trigger={
              <Button id={`${id}-add`} variant="secondary" icon={<Plus aria-hidden="true" />}>
                Add section
              </Button>
            }
            items={KINDS.map((kind) => {
              const { label: what, purpose, Icon } = PAGE_SECTION_KINDS[kind];
              return { label: what, hint: purpose, icon: <Icon aria-hidden="true" />, onSelect: () => add(kind) };
            })}
          />
        </div>
      </div>
    </EditorSection>
  );
}

import { folderTree } from './folders';

it('makes a tree of the folders, with the files in them and below', () => {
  const files = ['Products/Valves', 'Products', '', 'News', 'Products/Pumps/Old'].map((folder) => ({ folder }));
  expect(folderTree(files)).toEqual([
    { name: 'News', label: 'News', count: 1, folders: [] },
    {
      ...{ name: 'Products', label: 'Products', count: 3 },
      folders: [
        {
          ...{ name: 'Products/Pumps', label: 'Pumps', count: 1 },
          folders: [{ name: 'Products/Pumps/Old', label: 'Old', count: 1, folders: [] }],
        },
        { name: 'Products/Valves', label: 'Valves', count: 1, folders: [] },
      ],
    },
  ]);
});

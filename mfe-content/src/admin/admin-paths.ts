/** The addresses of the section's screens in the administration. */
export const adminPaths = {
  blogs: '/admin/blogs',
  news: '/admin/news',
  clients: '/admin/clients',
  feedbacks: '/admin/feedbacks',
  sections: '/admin/sections',
  messages: '/admin/contact-messages',
} as const;

export const newItemPath = (list: string): string => `${list}/new`;
export const editItemPath = (list: string, id: string): string => `${list}/${encodeURIComponent(id)}`;

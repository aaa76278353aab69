/** English interface texts. Their shape is the type that every other language must satisfy. */
export const messages = {
  skipToContent: 'Skip to content',
  nav: {
    main: 'Main',
    sidebar: 'Sidebar',
    breadcrumb: 'Breadcrumb',
    outline: 'On this page',
    neighbours: 'Previous and next page',
    menu: 'Menu',
    toggleSidebar: 'Toggle sidebar',
    language: 'Language',
    appearance: 'Appearance',
    search: 'Search',
    home: 'Home',
  },
  crash: {
    title: 'This page could not be shown',
    hint: 'Something on it broke while it was being drawn. The rest of the site works; reload to try again.',
    reload: 'Reload',
  },
  failed: {
    offline: 'You are offline',
    offlineHint: 'This page is not kept on this device. It opens as soon as there is a connection again.',
    server: 'This page could not be loaded',
    serverHint: 'The server did not deliver its text. The rest of the site goes on working.',
    retry: 'Try again',
    trying: 'Trying…',
  },
}

export type Messages = typeof messages

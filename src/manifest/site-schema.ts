/** What `site.yaml` may hold, for editors (published as `site.schema.json`) and for the generator's own check. */
import { either, flag, list, number, off, oneOf, record, ref, type Schema, shape, text } from './schema'

const localised = ref('localised')

const $defs: Record<string, Schema> = {
  localised: {
    description: 'One text, or one per language code',
    anyOf: [text(), record(text(), 'Language code to text')],
  },
  navbarItem: shape(
    {
      text: text('What the entry says'),
      link: text('Site path (/guide/) or a whole address'),
      icon: text('Name of an icon, or a picture address'),
      ariaLabel: text('Accessible name, when the text is not enough'),
      activeMatch: text('Regular expression on the path that marks the entry as current'),
      children: list(ref('navbarItem'), 'Makes the entry a menu'),
    },
    ['text'],
  ),
  sidebarItem: {
    anyOf: [
      text('Path of a page; its title is looked up'),
      shape({
        text: text('What the entry says; the page title when absent'),
        link: text('Path of the page'),
        prefix: text('Put before the links of all children'),
        icon: text('Name of an icon'),
        collapsible: flag('The group can be folded'),
        expanded: flag('The group is open at first'),
        children: either(
          'Entries of the group, or the pages below its prefix',
          list(ref('sidebarItem')),
          oneOf(['structure']),
        ),
      }),
    ],
  },
  sidebar: either(
    'structure: built from folders and order numbers; false: none; or a list of entries',
    oneOf(['structure']),
    off,
    list(ref('sidebarItem')),
  ),
  notice: shape(
    {
      path: text('Show on this path and below, by whole segments'),
      match: text('Regular expression on the path, instead of path'),
      exact: flag('path means this one page only'),
      title: text('Heading of the notice'),
      content: text('Markdown'),
      actions: list(
        shape(
          {
            text: text('Label'),
            link: text('Where it leads; without one it only closes'),
            type: oneOf(['primary', 'default']),
          },
          ['text'],
        ),
        'Buttons',
      ),
      showOnce: flag('Once per browser instead of once per session'),
      fullscreen: flag('In the middle, with the page behind it blurred'),
      confirm: flag('Can be closed only by one of its actions'),
      noticeKey: text('Name under which the dismissal is kept; a hash of the texts when absent'),
      start: text('First day, YYYY-MM-DD'),
      end: text('Last day, YYYY-MM-DD'),
    },
    ['title', 'content'],
  ),
  locale: shape(
    {
      lang: text('Language code, also of <html lang>, e.g. en-US'),
      name: text("The language's own name"),
      title: text('Title of the site in this language'),
      description: text('One sentence on the site in this language'),
      navbar: list(ref('navbarItem'), 'Entries of the top bar'),
      sidebar: record(ref('sidebar'), 'Path prefix to sidebar; the longest whole-segment prefix wins'),
      notices: list(ref('notice'), 'Pop-up messages; the first that fits is shown'),
      redirectModal: shape(
        {
          name: text('Name of this language'),
          hint: text('Question, in this language; $1 is the name'),
          switch: text('Button that switches; $1 is the name'),
          cancel: text('Button that stays'),
          remember: text('Label of the checkbox'),
        },
        ['name', 'hint', 'switch', 'cancel', 'remember'],
        'Texts of the question whether to change the language',
      ),
      footer: text('Footer of this language, markdown'),
    },
    ['lang', 'name'],
  ),
}

const theme = shape(
  {
    darkmode: oneOf(
      ['switch', 'toggle', 'auto', 'enable', 'disable'],
      'switch: light, dark, auto in turn; toggle: light or dark; auto: as the system; enable: always dark; disable: always light',
    ),
    colors: list(
      shape({ name: localised, light: text('CSS colour'), dark: text('CSS colour') }, ['name', 'light', 'dark']),
      'Accent colours a reader may choose beside the default',
    ),
    fullscreen: flag('Offer full screen'),
    pure: flag('No animation, no ornament'),
    focus: either(
      'Dim all but the article: true after 1500 ms, a number of ms, or false',
      { type: 'boolean' },
      { type: 'number' },
    ),
    navbarTitle: text('Name beside the logo; empty for none'),
    navbarAutoHide: oneOf(['always', 'mobile', 'none'], 'Where the top bar hides while scrolling down'),
    navbarLayout: shape(
      { start: list(text()), center: list(text()), end: list(text()) },
      [],
      'Parts of the top bar: Brand, Links, Language, Repo, Outlook, Search',
    ),
    headerDepth: number('Heading levels below h1 in the table of contents', 0),
    pageInfo: either(
      'Facts below the title, in order, or false',
      off,
      list(oneOf(['Author', 'Original', 'Date', 'PageView', 'Category', 'Tag', 'ReadingTime', 'Word'])),
    ),
    titleIcon: flag('Icon beside the title'),
    breadcrumb: flag('Path above the title'),
    breadcrumbIcon: flag('Icons in the path'),
    prevLink: flag('Link to the previous page'),
    nextLink: flag('Link to the next page'),
    editLink: flag('Link to edit the page'),
    lastUpdated: flag('Date of the last change'),
    contributors: flag('Names of who wrote the page'),
    backToTop: flag('Button that goes back to the top'),
    print: flag('Button that prints'),
    displayFooter: flag('Footer on pages that do not say so themselves'),
    footer: localised,
    copyright: either('Copyright line; made of year, author and licence when absent; false for none', off, localised),
    pageKeys: flag('Alt+Right and Alt+Left turn pages'),
    breaks: flag('A newline inside a paragraph is a line break'),
    lineNumbers: flag('Line numbers in code blocks'),
    wordsPerMinute: number('Latin words read in a minute', 1),
    hanPerMinute: number('Han characters read in a minute', 1),
  },
  [],
  'Looks and behaviour',
)

const sponsor = shape(
  {
    id: text('Name of the slot'),
    name: text('Name sent with a click'),
    place: oneOf(['sidebar', 'home'], 'Where it shows'),
    image: localised,
    imageDark: localised,
    alt: localised,
    link: localised,
    width: number('Pixels of the picture, so that its space is kept', 1),
    height: number('Pixels of the picture', 1),
    enabled: flag('Shown at all'),
  },
  ['id', 'place', 'image', 'alt', 'link', 'width', 'height', 'enabled'],
)

export const SITE_SCHEMA: Schema = {
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  title: 'site.yaml',
  ...shape(
    {
      title: text('Title of the site'),
      description: text('One sentence for search engines and link previews'),
      logo: text('Picture address'),
      logoDark: text('Picture address for the dark theme'),
      host: text('Canonical origin without a trailing slash', { pattern: '^(?:https?://[^/]+)?$' }),
      author: shape({ name: text('Who publishes the site'), url: text('Home page') }, ['name']),
      license: text('Licence of the texts, e.g. MIT'),
      repository: shape(
        {
          url: text('owner/name on GitHub, or a whole address'),
          label: text('Name of the link'),
          display: flag('Link in the top bar'),
          docsDir: text('Where the content folder is in the repository'),
          docsBranch: text('Branch that edit links lead to'),
          editLinkPattern: text('Address of the editor; :path is the file'),
          issues: text('Address of the form for reports'),
        },
        ['url'],
        'Where the site comes from',
      ),
      theme,
      search: shape(
        {
          hosted: shape(
            {
              appId: text('Application id'),
              apiKey: text('Public search key'),
              indexName: text('Index'),
              hosts: list(text(), 'Other hosts than the provider’s own'),
            },
            ['appId', 'apiKey', 'indexName'],
            'Hosted search; the built-in one is used when absent or unreachable',
          ),
          synonyms: list(list(text()), 'Groups of words that mean the same'),
        },
        [],
        'Search',
      ),
      endpoints: shape(
        {
          default: text('Name of the endpoint that is used first'),
          map: record(
            text('Base address without a trailing slash', { pattern: '^https?://.*[^/]$' }),
            'Name to base address',
          ),
          localPort: number('Port of the endpoint called local, offered on localhost only', 1),
        },
        [],
        'Helper services of the tool pages',
      ),
      oauth: shape(
        {
          redirectBase: text('Origin that providers send visitors back to; empty means this site'),
          clients: record(text('Public client id'), 'Provider to client id'),
        },
        [],
        'Sign-in of the tool pages',
      ),
      sponsors: shape(
        {
          statsHost: text('Origin that receives click statistics; empty switches them off'),
          slots: list(sponsor, 'Banners'),
        },
        [],
        'Sponsored banners',
      ),
      redirects: record(
        text('New path or address; :name and * repeat what the old path had'),
        'Old path to new path; :name stands for a segment, a final * for the rest',
      ),
      scripts: shape(
        {
          enabled: flag('Nothing external loads unless true and the page is on host'),
          consent: flag('Ask the visitor first'),
          items: list(
            shape(
              {
                src: text('Address'),
                kind: oneOf(['ads', 'analytics', 'icons'], 'What it is for'),
                attributes: record(text(), 'Further attributes of the element'),
              },
              ['src', 'kind'],
            ),
            'Scripts, and style sheets of icon fonts',
          ),
        },
        [],
        'External scripts',
      ),
      services: shape(
        {
          releases: text('Releases of the server'),
          webReleases: text('Releases of the front end'),
          version: text('Newest version number'),
          downloads: text('Origin of the files'),
          pageViews: text('Counter of page views'),
        },
        [],
        'Addresses of live data; all but the counter have committed data to fall back on',
      ),
      comments: shape(
        {
          repo: text('owner/name'),
          repoId: text('Id of the repository'),
          category: text('Category of the discussions'),
          categoryId: text('Id of the category'),
          script: text('Address of the client script, for a mirror'),
        },
        ['repo', 'repoId', 'category', 'categoryId'],
        'Comments through GitHub discussions (giscus)',
      ),
      plantuml: text('Server that draws PlantUML; without one the source is shown'),
      offline: flag('Keep visited pages for offline reading; false removes an earlier worker'),
      localeRedirect: shape(
        {
          fallback: flag('Show the other language’s page when this one lacks it'),
          default: text('Locale prefix offered to visitors whose languages are none of ours'),
          auto: flag('Change the language without asking'),
        },
        [],
        'Choice of the language',
      ),
      locales: record(ref('locale'), 'Path prefix (/ and e.g. /zh/) to the settings of a language'),
    },
    ['title', 'locales'],
    'Everything about the site that is not a page',
  ),
  $defs,
}

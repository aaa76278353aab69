import { minifySync, type Plugin } from 'vite'

/** Makes the inline lines of `index.html`, which come with every page, as small as the other programs. */
export function minifyInline(): Plugin {
  return {
    name: 'minify-inline',
    apply: 'build',
    transformIndexHtml: {
      order: 'post',
      handler: (html) =>
        html.replace(/(?<=<script>)[\s\S]*?(?=<\/script>)/g, (program) => {
          const { code, errors } = minifySync('index.html', program, { module: false, compress: { target: 'es2022' } })
          if (errors[0]) throw new Error(`an inline script of index.html: ${errors[0].message}`)
          return code.trim()
        }),
    },
  }
}

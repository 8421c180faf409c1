/**
 * The script in the head of the home page, which needs nothing that could be missing. When a
 * script or a style sheet of the site does not arrive, the base URL is the most likely reason: it
 * then says so above the page and names the one that the address suggests. It waits for a failure,
 * never for a moment: the site's scripts are imported when the page has been painted
 * (`src/gatsby/bootScript.ts`), which is long after the page's `load` on a slow line.
 *
 * @param text what to say; `{configured}` and `{suggested}` stand for the two base URLs
 * @param configured the base URL that the site was built with
 * @returns the text of an inline script
 */
export function baseUrlScript(text: string, configured: string): string {
  const literal = (value: string) => JSON.stringify(value).replace(/</g, '\\u003c')
  return (
    '(function(w,d,said){' +
    // Later failures have a message of their own.
    'function say(){if(said||w.___navigate)return;said=1;' +
    'var b=d.createElement("div"),p=w.location.pathname.replace(/(index\\.html)?$/,"").replace(/\\/*$/,"/");' +
    'b.id="base-url-banner";b.setAttribute("role","alert");' +
    'b.style.cssText="padding:16px;border-bottom:4px solid #b3231f;background:#fff;color:#1b1b1b;font:16px/1.5 sans-serif";' +
    `b.textContent=${literal(text)}.replace("{configured}",${literal(configured)}).replace("{suggested}",p);` +
    'd.body.prepend(b)}' +
    'd.addEventListener("error",function(e){var t=e.target;if(t.tagName==="SCRIPT"||t.rel==="stylesheet")say()},true);' +
    // Every browser names the module in what it says of an import that failed.
    'w.addEventListener("unhandledrejection",function(e){if(/module/i.test(e.reason))say()})' +
    '})(window,document)'
  )
}

/**
 * The script in the head of the home page, which needs nothing that could be missing. When a
 * script or a style sheet of the site does not arrive, the base URL is the most likely reason: it
 * then says so above the page and names the one that the address suggests.
 *
 * @param text what to say; `{configured}` and `{suggested}` stand for the two base URLs
 * @param configured the base URL that the site was built with
 * @returns the text of an inline script
 */
export function baseUrlScript(text: string, configured: string): string {
  const literal = (value: string) => JSON.stringify(value).replace(/</g, '\\u003c')
  return (
    '(function(w,d,failed){' +
    'function onError(e){var t=e.target;failed=failed||t.tagName==="SCRIPT"||t.rel==="stylesheet"}' +
    'd.addEventListener("error",onError,true);' +
    'w.addEventListener("load",function(){d.removeEventListener("error",onError,true);' +
    'if(!failed&&w.___navigate)return;' +
    'var b=d.createElement("div"),p=w.location.pathname.replace(/(index\\.html)?$/,"").replace(/\\/*$/,"/");' +
    'b.id="base-url-banner";b.setAttribute("role","alert");' +
    'b.style.cssText="padding:16px;border-bottom:4px solid #b3231f;background:#fff;color:#1b1b1b;font:16px/1.5 sans-serif";' +
    `b.textContent=${literal(text)}.replace("{configured}",${literal(configured)}).replace("{suggested}",p);` +
    'd.body.prepend(b)})})(window,document)'
  )
}

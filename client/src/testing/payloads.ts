/** Texts that run in a page which shows them carelessly. Each calls `hit`, at most 60 characters long as a display name is. */

/** Run as soon as they stand in the page as HTML. */
const SELF_RUNNING = [
  '<img src=x onerror=hit()>',
  '<img src=x onerror="hit()">',
  "<img src='x' onerror='hit()'>",
  '<IMG SRC=x ONERROR=hit()>',
  '<img/src=x/onerror=hit()>',
  '<img src=x onerror=hit&lpar;&rpar;>',
  '<img src=x onerror=&#104;it()>',
  '<img src=x:x onerror=\u0068it()>',
  '"><img src=x onerror=hit()>',
  "'><img src=x onerror=hit()>",
  '`><img src=x onerror=hit()>',
  '</p><img src=x onerror=hit()>',
  '</h2></a><img src=x onerror=hit()>',
  '</title><img src=x onerror=hit()>',
  '</textarea><img src=x onerror=hit()>',
  '</script><img src=x onerror=hit()>',
  '</style><img src=x onerror=hit()>',
  '--><img src=x onerror=hit()>',
  ']]><img src=x onerror=hit()>',
  '<svg onload=hit()>',
  '<svg/onload=hit()>',
  '<svg><g onload=hit()>',
  '<svg><animate onbegin=hit() attributeName=x dur=1s>',
  '<svg><set onbegin=hit() attributename=x>',
  '<svg><image href=x onerror=hit()>',
  '<video src=x onerror=hit()>',
  '<video><source onerror=hit()>',
  '<audio src=x onerror=hit()>',
  '<body onload=hit()>',
  '<iframe src=javascript:parent.hit()>',
  '<iframe srcdoc="<script>parent.hit()</script>">',
  '<iframe onload=hit()>',
  '<object data=javascript:parent.hit()>',
  '<embed src=javascript:parent.hit()>',
  '<input autofocus onfocus=hit()>',
  '<select autofocus onfocus=hit()>',
  '<textarea autofocus onfocus=hit()>',
  '<button autofocus onfocus=hit()>',
  '<details open ontoggle=hit()>',
  '<marquee onstart=hit()>',
  '<math><mi//xlink:href="x"><img src=x onerror=hit()>',
  '<link rel=stylesheet href=x onerror=hit()>',
  '<style onload=hit()></style>',
  '<script>hit()</script>',
  '<ScRiPt>hit()</sCrIpT>',
  '<script src=data:,hit()></script>',
  '<template><p>hit()</p></template><svg onload=hit()>',
  '<noscript><p title="</noscript><img src=x onerror=hit()>">',
];

/** Run where a text becomes an address, a template, an attribute, a key or JSON. */
const MISPLACED = [
  'javascript:hit()',
  ' java\tscript:hit()',
  'data:text/html,<script>parent.hit()</script>',
  '" onmouseover=hit() autofocus onfocus=hit() x="',
  "';hit();//",
  // biome-ignore lint/suspicious/noTemplateCurlyInString: a careless template would run it
  '${hit()}',
  '{{constructor.constructor("hit()")()}}',
  '<%= hit() %>',
  '<meta http-equiv=refresh content="0;url=javascript:hit()">',
  '<base href=//evil.example/><a href=x>x</a>',
  '{"dangerouslySetInnerHTML":{"__html":"<svg onload=hit()>"}}',
  '\\u003csvg onload=hit()\\u003e',
];

export const PAYLOADS: readonly string[] = [...SELF_RUNNING, ...MISPLACED];

/** Elements and attributes that no screen of ours has. */
export const FOREIGN = [
  ...['iframe', 'object', 'embed', 'marquee', 'math', 'base', 'template', 'audio', 'noscript p', 'style', 'body p script'],
  ...[
    '[onload]',
    '[onerror]',
    '[onfocus]',
    '[onbegin]',
    '[ontoggle]',
    '[onstart]',
    '[onmouseover]',
    '[srcdoc]',
    'meta[http-equiv]',
  ],
  ...['a[href^="javascript" i]', 'a[href^="data" i]', 'img[src="x"]', '[href*="evil.example"]', 'script:not([src]):not([nonce])'],
].join();

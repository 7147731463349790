/*
 * Clipboards in the format of these programs, with our own texts.
 */

/** A clipboard from Word: styles, conditional comments, lists as paragraphs with markers. */
export const word = `<html xmlns:o="urn:schemas-microsoft-com:office:office"
xmlns:w="urn:schemas-microsoft-com:office:word"><head><meta name=Generator content="Microsoft Word 15">
<style><!-- p.MsoNormal {margin:0cm;font-size:11.0pt;} @list l0 {mso-list-id:1;} --></style>
<!--[if gte mso 9]><xml><w:WordDocument></w:WordDocument></xml><![endif]--></head>
<body lang=EN-US><!--StartFragment-->
<h1 style='margin-top:12.0pt'><b>Rye bread</b><o:p></o:p></h1>
<p class=MsoNormal>Bakes in
<b>one hour</b>, keeps for <i style='mso-bidi-font-style:normal'>a week</i>.<o:p></o:p></p>
<p class=MsoNormal><u>&nbsp;</u><!--[if gte vml 1]><v:shape></v:shape><![endif]--><![if !vml]><img
width=200 height=100 src="file:///C:/clip_image001.png"><![endif]></p>
<p class=MsoListParagraphCxSpFirst style='text-indent:-18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span
style='font-family:Symbol'><span style='mso-list:Ignore'>·<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp;&nbsp;
</span></span></span><![endif]>Rye flour<o:p></o:p></p>
<p class=MsoListParagraphCxSpMiddle style='mso-list:l0 level2 lfo1'><span style='mso-list:Ignore'>o<span>&nbsp;&nbsp;
</span></span>whole grain<o:p></o:p></p>
<p class=MsoListParagraphCxSpLast style='mso-list:l0 level1 lfo1'><span style='mso-list:Ignore'>·<span>&nbsp;
</span></span>Water<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>1.<span>&nbsp;
</span></span>Mix<o:p></o:p></p>
<p class=MsoListParagraph style='mso-list:l1 level1 lfo2'><span style='mso-list:Ignore'>2.<span>&nbsp;
</span></span>Bake<o:p></o:p></p>
<!--EndFragment--></body></html>`

/** Google Docs: everything in a \`b\` that is not bold, marks as styles of spans, lists beside items. */
export const googleDocs = `<meta charset='utf-8'><b style="font-weight:normal;" id="docs-internal-guid-1a2b">
<h2 dir="ltr" style="line-height:1.38;"><span style="font-size:16pt;font-weight:400;">The dough</span></h2>
<p dir="ltr"><span style="font-weight:400;font-style:normal;">Use </span><span
style="font-weight:700;">cold</span><span style="font-weight:400;"> butter, </span><a
href="https://example.com/butter" style="text-decoration:none;"><span
style="color:#1155cc;">from here</span></a><span style="font-weight:400;">.</span></p><br />
<ul style="margin-top:0;"><li dir="ltr" aria-level="1"><p dir="ltr" role="presentation"><span
style="font-weight:400;">Flour</span></p></li><ul><li dir="ltr" aria-level="2"><p dir="ltr"
role="presentation"><span style="font-weight:400;">wheat</span></p></li></ul><li dir="ltr"
aria-level="1"><p dir="ltr" role="presentation"><span>Salt</span></p></li></ul></b>`

/** Apple Notes: a \`div\` per line, empty lines as breaks, non-breaking spaces in separate spans. */
export const appleNotes = `<!DOCTYPE html><html><head><meta http-equiv="Content-Type" content="text/html">
<title></title><meta name="Generator" content="Cocoa HTML Writer"><style type="text/css">
p.p1 {margin: 0.0px; font: 24.0px '.AppleSystemUIFont'}</style></head><body>
<h1 style="font: 24px">Jam</h1>
<div>Two kilos<span class="Apple-converted-space">&nbsp;</span>of plums.</div>
<div><br></div>
<div><b>Boil</b> them.</div>
<ul class="Apple-dash-list"><li>sugar</li><li>lemon</li></ul></body></html>`

/** A recipe of a web page with everything around it. */
export const webPage = `<div class="entry"><style>.x{color:red}</style><script>alert(1)</script>
<h2>Notes</h2><figure><img src="https://example.com/a.jpg" alt="a"><figcaption>On the table</figcaption></figure>
<p style="color:#333">Read <a href="/more">more</a> or go <a href="#top">up</a>.
<span style="display:none">hidden words</span></p>
<img src="data:image/png;base64,AAAA"><iframe src="https://video.example/1"></iframe>
<table><tr><th>Oven</th><th>Mark</th></tr><tr><td>180 °C</td><td>Gas mark 4</td></tr></table></div>`

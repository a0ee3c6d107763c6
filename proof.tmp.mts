import { readFileSync, writeFileSync } from 'node:fs';
import { makeDeck, layOutLikeEngine } from './bench/check-deck/make-deck';
import { paragraphsOf } from '@/lib/deck/paragraphs-of';
import { findStandardTheme } from '@/lib/deck/themes/all-themes';
import { writePptx } from '@/server/engine/render/pptx/write-pptx';
import { writePdf } from '@/server/engine/render/pdf/write-pdf';
import { drawDocx } from '@/server/engine/render/docx/write-docx';
const theme=findStandardTheme('proof')??(await import('@/lib/deck/themes/all-themes')).STANDARD_THEMES[0]!;
const D='/tmp/proof/w/';
for(const [name,length] of [['a','breaks'],['b','breaks'],['slidev','auto'],['rtl','breaks']] as const){
 const text=readFileSync(D+name+'.md','utf8');
 const shape={format:'presentation',dimensions:'16x9'} as any;
 const made=makeDeck({name,text},shape,length as any);
 const laid=layOutLikeEngine(made.cards,{theme,...shape,title:made.title,icons:null});
 let out='';
 laid.cards.forEach((c:any,i:number)=>{out+=`== card ${i+1}\n`;for(const e of c.elements)for(const p of paragraphsOf(e)){out+=`  [${e.kind}] ${p.marker?`‹${p.marker.text}› `:''}${p.lines.map((l:any)=>l.runs.map((r:any)=>r.text).join('')).join(' ⏎ ')}\n`;}});
 writeFileSync(D+name+'.preview.txt',out+JSON.stringify(made.warnings??[])+'\n');
 const deck:any={title:made.title,language:'en',theme,...shape,cards:laid.cards};
 writeFileSync(D+name+'.pdf',await writePdf(deck,new Map()));
 writeFileSync(D+name+'.pptx',writePptx(deck,new Map()));
 const ds={format:'document',dimensions:'a4'} as any;
 const dm=makeDeck({name,text},ds,length as any);
 const dl=layOutLikeEngine(dm.cards,{theme,...ds,title:dm.title,icons:null});
 const dd:any={title:dm.title,language:'en',theme,...ds,cards:dl.cards,source:dm.cards,blocks:dm.cards};
 try{ writeFileSync(D+name+'.docx',(await drawDocx(dd,new Map())).bytes);}catch(e){console.log('docx',name,e)}
}
